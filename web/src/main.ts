import { mount } from "svelte";

import App from "./App.svelte";
import { appearance } from "./state/appearance.svelte";
import "./styles/all.css";

appearance.follow();
mount(App, { target: document.getElementById("app")! });
