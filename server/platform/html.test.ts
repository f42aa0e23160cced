import fc from "fast-check";
import { expect, test } from "vitest";
import { html } from "./html.ts";

test("text is escaped, in element content and in attributes", () => {
  const name = `<script>"O'Neil" & Sons</script>`;
  expect(String(html`<b title="${name}">${name}</b>`)).toBe(
    '<b title="&#60;script&#62;&#34;O&#39;Neil&#34; &#38; Sons&#60;/script&#62;">' +
      "&#60;script&#62;&#34;O&#39;Neil&#34; &#38; Sons&#60;/script&#62;</b>",
  );
});

test("markup made by the same tag, lists of it and absent parts are taken as they are", () => {
  const items = ["Côte", "Gård"].map((name) => html`<li>${name}</li>`);
  expect(String(html`<ul>${items}</ul>${null}${undefined}${false}${0}`)).toBe(
    "<ul><li>Côte</li><li>Gård</li></ul>0",
  );
});

test("no text whatever adds a tag or leaves its attribute", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      const markup = String(html`${text}`);
      expect(markup).not.toMatch(/[<>"']/);
      expect(markup.replace(/&(amp|lt|gt|quot|#39);/g, "")).not.toContain("&");
    }),
  );
});
