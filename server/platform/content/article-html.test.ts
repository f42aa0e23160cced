import { expect, test } from "vitest";
import { articleHtml, safeHtml } from "./article-html.ts";

test("§2: ## headings and bold markers become formatted text, links and lists too", () => {
  const html = safeHtml("## Soil\n\n**Basalt** in [Red Mountain](/regions/red-mountain).\n\n- one");
  expect(html.replaceAll("\n", "")).toBe(
    '<h2>Soil</h2><p><strong>Basalt</strong> in <a href="/regions/red-mountain">Red Mountain</a>.</p><ul><li>one</li></ul>',
  );
});

test.each([
  ["<script>window.stolen = 1</script>", ""],
  ['<img src=x onerror="window.stolen = 1">', ""],
  ["![x](https://elsewhere.example/x.png)", "<p></p>"],
  ["[x](javascript:window.stolen=1)", "<p><a>x</a></p>"],
  ["[x](java&#x73;cript:steal)", "<p><a>x</a></p>"],
  ['<a href="data:text/html,x" onclick="window.stolen=1">x</a>', "<p>x</p>"],
  ['<iframe src="https://elsewhere.example"></iframe>', ""],
])("nothing of %s can run", (markdown, html) => {
  expect(safeHtml(markdown)).toBe(html);
});

test("text that is read elsewhere leads to addresses, and leaves the drawings out", () => {
  const content = "In [Yakima](/regions/yakima-valley).\n\n![A lake](drawing:lake)\n\nAfter.";
  expect(articleHtml(content, "https://guide.test")).toBe(
    '<p>In <a href="https://guide.test/regions/yakima-valley">Yakima</a>.</p>\n<p>After.</p>',
  );
});
