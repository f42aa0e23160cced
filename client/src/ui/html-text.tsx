import type { MouseEvent } from "react";
import { useLocation } from "wouter";
import { isPagePath } from "#shared/domain/site/page-routes.ts";

interface HtmlTextProps {
  /** Of the site's own or cleaned by the server. */
  readonly html: string;
  readonly className?: string;
}

/** Text that comes as HTML; its links to pages of the site lead there without loading the site again. */
export function HtmlText({ html, className }: HtmlTextProps) {
  const [, navigate] = useLocation();
  const followInside = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0;
    if (!link || modified || link.origin !== window.location.origin) return;
    // The rest is the server's: files, the open data.
    if (!isPagePath(link.pathname)) return;
    event.preventDefault();
    navigate(link.pathname + link.search + link.hash);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are the controls.
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link arrives as a click.
    <div
      className={className}
      onClick={followInside}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: see `html`.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
