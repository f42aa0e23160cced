import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { PostBody } from "./post-body.tsx";

test("a drawing stands between the paragraphs, with its caption, and the large letter only at the beginning", () => {
  const { container } = render(
    <PostBody
      parts={[
        { kind: "text", html: "<p>Before.</p>" },
        { kind: "drawing", drawing: "lake", caption: "A lake" },
        { kind: "text", html: "<p>After.</p>" },
      ]}
    />,
  );
  const figure = screen.getByRole("figure");
  expect(figure.querySelector("img")).toHaveAttribute("src", "/illustrations/lake.svg");
  expect(figure).toHaveTextContent("A lake");
  expect(container).toHaveTextContent("Before.A lakeAfter.");
  const texts = container.querySelectorAll(".post-body");
  expect([...texts].map((text) => text.className.includes("first-letter"))).toEqual([true, false]);
});

test("a link to a page is followed without loading the site again; files and open data are the server's", () => {
  const html = '<a href="/planner">Plan</a> <a href="/data">Data</a> <a href="/x.ics">Dates</a>';
  render(<PostBody parts={[{ kind: "text", html }]} />);
  const isFollowedHere = (name: string) => !fireEvent.click(screen.getByRole("link", { name }));
  expect(["Plan", "Data", "Dates"].map(isFollowedHere)).toEqual([true, false, false]);
});
