import { render } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { PAGE_METADATA } from "#shared/domain/site/metadata/fixed-metadata.ts";
import { metadataTags } from "#shared/domain/site/metadata/metadata-tags.ts";
import type { PageMetadata } from "#shared/domain/site/metadata/page-metadata.ts";
import { usePageMetadata, usePageTitle } from "./use-page-metadata.ts";

const ORIGIN = window.location.origin;

function Page({ head }: { readonly head: PageMetadata | null }) {
  usePageMetadata(head);
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
  const page = render(<Page head={PAGE_METADATA.planner} />);
  expect(shown()).toEqual(metadataTags(PAGE_METADATA.planner, ORIGIN));
  page.rerender(<Page head={PAGE_METADATA.account} />);
  expect(shown()).toEqual(expect.arrayContaining(metadataTags(PAGE_METADATA.account, ORIGIN)));
  expect(shown()).toHaveLength(metadataTags(PAGE_METADATA.account, ORIGIN).length);
  expect(document.title).toBe("Your account · Washington Wine Country Guide");
});

test("while a page is loading, the head of the page before stays", () => {
  const page = render(<Page head={PAGE_METADATA.planner} />);
  page.rerender(<Page head={null} />);
  expect(document.title).toContain("Trip Planner");
});

test("elements that are already right are left alone", () => {
  const page = render(<Page head={PAGE_METADATA.planner} />);
  const before = document.head.querySelector('meta[property="og:site_name"]');
  page.rerender(<Page head={PAGE_METADATA.gear} />);
  expect(document.head.querySelector('meta[property="og:site_name"]')).toBe(before);
});

test("a page with a title of the visitor's own keeps out of search engines", () => {
  const page = render(<OwnPage title="Our <b>trip</b>" />);
  expect(document.title).toBe("Our <b>trip</b> · Washington Wine Country Guide");
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  page.rerender(<OwnPage title={null} />);
  expect(document.title).toContain("Our <b>trip</b>");
});
