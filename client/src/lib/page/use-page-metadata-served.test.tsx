import { render } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { PAGE_METADATA } from "#shared/domain/site/metadata/fixed-metadata.ts";
import type { PageMetadata } from "#shared/domain/site/metadata/page-metadata.ts";

interface PageProps {
  readonly head: PageMetadata;
  /** Reads the document's head when its module is loaded. */
  readonly useHead: (head: PageMetadata) => void;
}

function Page({ head, useHead }: PageProps) {
  useHead(head);
  return null;
}

test("what the server sent is compared when the browser rests, and a page after it has its head at once", async () => {
  const rest: (() => void)[] = [];
  vi.stubGlobal("requestIdleCallback", (action: () => void) => rest.push(action));
  vi.stubGlobal("cancelIdleCallback", (handle: number) => delete rest[handle - 1]);
  document.head.innerHTML = "<title data-page-head>As it was served</title>";
  vi.resetModules();
  const { usePageMetadata } = await import("./use-page-metadata.ts");
  const page = render(<Page head={PAGE_METADATA.planner} useHead={usePageMetadata} />);
  expect(document.title).toBe("As it was served");
  for (const action of rest) action?.();
  expect(document.title).toContain("Trip Planner");

  page.rerender(<Page head={PAGE_METADATA.account} useHead={usePageMetadata} />);
  expect(document.title).toContain("Your account");
});
