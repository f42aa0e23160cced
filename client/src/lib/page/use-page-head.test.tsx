import { render } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { headTags } from "#shared/domain/site/head/head-tags.ts";
import type { PageHead } from "#shared/domain/site/head/page-head.ts";
import { PAGE_HEADS } from "#shared/domain/site/head/page-heads.ts";
import { usePageHead } from "./use-page-head.ts";
import { usePageTitle } from "./use-page-title.ts";

const ORIGIN = window.location.origin;

function Page({ head }: { readonly head: PageHead | null }) {
  usePageHead(head);
  return null;
}

function OwnPage({ title }: { readonly title: string | null }) {
  usePageTitle(title);
  return null;
}

const shown = () =>
  [...document.head.querySelectorAll("[data-page-head]")].map((element) => ({
    tag: element.tagName.toLowerCase(),
    attributes: Object.fromEntries(
      [...element.attributes]
        .filter(({ name }) => name !== "data-page-head")
        .map(({ name, value }) => [name, value]),
    ),
    ...(element.textContent && { text: element.textContent }),
  }));

afterEach(() => {
  document.head.replaceChildren();
});

test("the document has the elements that the server would send, and none of the page before", () => {
  const page = render(<Page head={PAGE_HEADS.planner} />);
  expect(shown()).toEqual(headTags(PAGE_HEADS.planner, ORIGIN));
  page.rerender(<Page head={PAGE_HEADS.account} />);
  expect(shown()).toEqual(expect.arrayContaining(headTags(PAGE_HEADS.account, ORIGIN)));
  expect(shown()).toHaveLength(headTags(PAGE_HEADS.account, ORIGIN).length);
  expect(document.title).toBe("Your account · Washington Wine Country Guide");
});

test("while a page is loading, the head of the page before stays", () => {
  const page = render(<Page head={PAGE_HEADS.planner} />);
  page.rerender(<Page head={null} />);
  expect(document.title).toContain("Trip Planner");
});

test("elements that are already right are left alone", () => {
  const page = render(<Page head={PAGE_HEADS.planner} />);
  const before = document.head.querySelector('meta[property="og:site_name"]');
  page.rerender(<Page head={PAGE_HEADS.gear} />);
  expect(document.head.querySelector('meta[property="og:site_name"]')).toBe(before);
});

test("a page with a title of the visitor's own keeps out of search engines", () => {
  const page = render(<OwnPage title="Our <b>trip</b>" />);
  expect(document.title).toBe("Our <b>trip</b> · Washington Wine Country Guide");
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  page.rerender(<OwnPage title={null} />);
  expect(document.title).toContain("Our <b>trip</b>");
});
