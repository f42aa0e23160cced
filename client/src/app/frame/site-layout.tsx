import type { ReactNode } from "react";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";

/** The frame of every page: skip link, header, the page, footer. */
export function SiteLayout({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <a
        href="#content"
        className="sr-only rounded bg-wine px-4 py-3 font-sans font-semibold text-on-wine focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50"
      >
        Skip to content
      </a>
      <SiteHeader />
      {/* At least a screen high, so that the footer stays where it is while a page arrives. */}
      <main id="content" tabIndex={-1} className="min-h-svh">
        {children}
      </main>
      <SiteFooter />
    </>
  );
}
