/** The words for the tables of one game. */
export default Object.values(
  import.meta.glob<string>(
    ["../../../../src/weli/i18n/en/mulatschak/*.ftl", "!**/hints.ftl", "!**/problems.ftl"],
    { eager: true, import: "default" },
  ),
);
