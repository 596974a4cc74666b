import { describe, expect, it } from "vitest";

import { trimmed } from "../../fluent.plugin.ts";

const TEXT = `### A file.

# A comment.
first = One
    .help = More
second = { $who ->
    [you] You
   *[other] Other
}

-term = Weli
option-home-cost = cost of staying home
    .sentence = It costs { $value ->
        [one] a point
       *[other] points
    }.
`;

describe("a Fluent file as the page gets it", () => {
  it("has no comments, and all its entries", () => {
    const text = trimmed("actions.ftl", TEXT);
    expect(text).not.toContain("#");
    for (const part of ["first = One", ".help = More", "*[other] Other\n}", "-term", ".sentence"]) {
      expect(text).toContain(part);
    }
  });

  it("has only the names of options", () => {
    expect(trimmed("options.ftl", TEXT)).toBe("option-home-cost = cost of staying home\n");
  });
});
