import { render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { beforeAll, expect, test } from "vitest";
import { PostBody, prepareArticleText } from "./post-body.tsx";

beforeAll(() => prepareArticleText());

test("§2: ## headings and bold markers are shown as formatted text, links and lists too", () => {
  render(
    <PostBody
      content={"## Soil\n\n**Basalt** under [Red Mountain](/regions/red-mountain).\n\n- one\n- two"}
    />,
  );
  expect(screen.getByRole("heading", { level: 2, name: "Soil" })).toBeVisible();
  expect(screen.getByText("Basalt").tagName).toBe("STRONG");
  expect(screen.getByRole("link", { name: "Red Mountain" })).toHaveAttribute(
    "href",
    "/regions/red-mountain",
  );
  expect(screen.getAllByRole("listitem")).toHaveLength(2);
});

test.each([
  "<script>window.stolen = 1</script>",
  '<img src=x onerror="window.stolen = 1">',
  "[x](javascript:window.stolen=1)",
  '<a href="data:text/html,x" onclick="window.stolen=1">x</a>',
  '<iframe src="https://elsewhere.example"></iframe>',
])("nothing of %s can run", (content) => {
  const { container } = render(<PostBody content={content} />);
  expect(container.querySelector("script, img, iframe, [onclick], [onerror]")).toBeNull();
  for (const link of container.querySelectorAll("a")) {
    expect(link.getAttribute("href") ?? "").not.toMatch(/^(javascript|data):/);
  }
});

test("a drawing stands between the paragraphs, with its caption, and the large letter only at the beginning", () => {
  const { container } = render(
    <PostBody content={"Before.\n\n![A lake](drawing:lake)\n\nAfter."} />,
  );
  const figure = screen.getByRole("figure");
  expect(figure.querySelector("img")).toHaveAttribute("src", "/illustrations/lake.svg");
  expect(figure).toHaveTextContent("A lake");
  const texts = container.querySelectorAll(".post-body");
  expect([...texts].map((text) => text.className.includes("first-letter"))).toEqual([true, false]);
});

/** A page that has the article as somebody else has drawn it. */
function drawnPage(content: string, change: (markup: string) => string): HTMLElement {
  const root = document.createElement("div");
  root.id = "root";
  root.innerHTML = change(renderToString(<PostBody content={content} />));
  document.body.append(root);
  return root;
}

test("text that the server has drawn is kept as it is; with more than text in it, it is made anew", () => {
  const drawn = drawnPage("**Basalt**.", (markup) => markup.replace("Basalt", "Loess"));
  const kept = render(<PostBody content="**Basalt**." />);
  expect(kept.container).toHaveTextContent("Loess.");
  kept.unmount();
  drawn.innerHTML = drawn.innerHTML.replace("Loess", '<a href="javascript:steal()">Loess</a>');
  const other = render(<PostBody content="**Basalt**." />);
  expect(other.container).toHaveTextContent("Basalt.");
  drawn.remove();
});
