import { mount } from "svelte";

import App from "./App.svelte";
import { appearance } from "./state/appearance.svelte";
import "./state/chime";
import "./styles/all.css";

appearance.follow();
mount(App, { target: document.getElementById("app")! });
