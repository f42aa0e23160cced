import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { PostBody } from "./post-body.tsx";

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
  expect(figure.querySelector("img")).toHaveAttribute("src", "/pictures/scenes/drawing/lake.svg");
  expect(figure).toHaveTextContent("A lake");
  const texts = container.querySelectorAll(".post-body");
  expect([...texts].map((text) => text.className.includes("first-letter"))).toEqual([true, false]);
});
