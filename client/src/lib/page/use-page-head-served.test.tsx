import { render } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import type { PageHead } from "#shared/domain/site/head/page-head.ts";
import { PAGE_HEADS } from "#shared/domain/site/head/page-heads.ts";

interface PageProps {
  readonly head: PageHead;
  /** Reads the document's head when its module is loaded. */
  readonly useHead: (head: PageHead) => void;
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
  const { usePageHead } = await import("./use-page-head.ts");
  const page = render(<Page head={PAGE_HEADS.planner} useHead={usePageHead} />);
  expect(document.title).toBe("As it was served");
  for (const action of rest) action?.();
  expect(document.title).toContain("Trip Planner");

  page.rerender(<Page head={PAGE_HEADS.account} useHead={usePageHead} />);
  expect(document.title).toContain("Your account");
});
