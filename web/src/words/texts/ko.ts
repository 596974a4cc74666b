/** The words for every table. */
export default Object.values(
  import.meta.glob<string>(
    [
      "../../../../src/weli/i18n/ko/*.ftl",
      "!**/arena.ftl",
      "!**/browser-hint.ftl",
      "!**/doctor.ftl",
      "!**/hints.ftl",
      "!**/options.ftl",
      "!**/problems.ftl",
      "!**/serve.ftl",
      "!**/server.ftl",
      "!**/simulate.ftl",
    ],
    { eager: true, import: "default" },
  ),
);
