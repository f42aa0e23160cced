import DOMPurify from "dompurify";
import { Marked, marked } from "marked";
import { type MouseEvent, useMemo } from "react";
import { useLocation } from "wouter";
import { ScenePicture } from "#client/art/scene-picture.tsx";
import { articleParts } from "#shared/domain/site/article-drawings.ts";
import { scenePaths } from "#shared/domain/site/scene-paths.ts";

const ALLOWED = {
  ALLOWED_TAGS: ["h2", "h3", "p", "strong", "em", "ul", "ol", "li", "blockquote", "a", "hr", "br"],
  ALLOWED_ATTR: ["href"],
};

const LOOK =
  "post-body font-serif text-[1.1875rem] leading-[1.75] text-ink " +
  "[&>p]:my-6 [&_ul]:my-6 [&_ol]:my-6 [&_ul]:list-disc [&_ol]:list-decimal [&_li]:my-2 [&_li]:ml-6 [&_li]:pl-1.5 " +
  "[&_li]:marker:text-wine [&_h2]:mt-14 [&_h2]:mb-4 [&_h2]:font-display [&_h2]:text-2xl [&_h2]:leading-tight " +
  "[&_h3]:mt-9 [&_h3]:mb-2 [&_h3]:font-sans [&_h3]:text-base [&_h3]:font-semibold [&_strong]:font-semibold " +
  "[&_blockquote]:my-10 [&_blockquote]:border-y [&_blockquote]:border-gold [&_blockquote]:py-6 " +
  "[&_blockquote]:font-display [&_blockquote]:text-xl [&_blockquote]:leading-snug [&_blockquote]:text-wine " +
  "[&_a]:text-wine [&_a]:underline [&_a]:decoration-1 [&_a]:underline-offset-4 [&_a:hover]:text-wine-deep";

/** The article begins with a large letter; what follows a drawing does not. */
const DROP_CAP =
  "[&>p:first-child]:first-letter:float-left [&>p:first-child]:first-letter:mt-1.5 " +
  "[&>p:first-child]:first-letter:mr-2.5 [&>p:first-child]:first-letter:font-display " +
  "[&>p:first-child]:first-letter:text-[4.6rem] [&>p:first-child]:first-letter:leading-[0.78] " +
  "[&>p:first-child]:first-letter:text-wine";

const withoutHtml = new Marked({ gfm: true, renderer: { html: () => "" } });

/** Safe HTML of an article's Markdown: only running text and links survive. */
function markdownToHtml(markdown: string): string {
  // On the server there is no document to sanitize with; there, HTML between the Markdown is left out.
  if (!DOMPurify.isSupported) return withoutHtml.parse(markdown, { async: false });
  const html = marked.parse(markdown, { async: false, gfm: true });
  return DOMPurify.sanitize(html, ALLOWED);
}

interface PostBodyProps {
  /** Markdown, with drawings by name (docs/editing.md). */
  readonly content: string;
}

/** An article's text (spec §2: headings and bold markers are shown as formatted text). */
export function PostBody({ content }: PostBodyProps) {
  const parts = useMemo(() => articleParts(content), [content]);
  const [, navigate] = useLocation();

  const followInside = (event: MouseEvent<HTMLDivElement>) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0;
    if (!link || modified || link.origin !== window.location.origin) return;
    event.preventDefault();
    navigate(link.pathname + link.search + link.hash);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are the controls.
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link arrives as a click.
    <div onClick={followInside}>
      {parts.map((part, index) =>
        part.kind === "text" ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: an article's parts do not move.
          <PostText key={index} markdown={part.markdown} isFirst={index === 0} />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above.
          <figure key={index} className="my-10">
            <ScenePicture
              path={scenePaths.opener(part.drawing)}
              className="aspect-[16/9] w-full rounded-sm"
            />
            {part.caption !== "" && (
              <figcaption className="mt-2 text-sm text-ink-soft">{part.caption}</figcaption>
            )}
          </figure>
        ),
      )}
    </div>
  );
}

interface PostTextProps {
  readonly markdown: string;
  readonly isFirst: boolean;
}

function PostText({ markdown, isFirst }: PostTextProps) {
  const html = useMemo(() => markdownToHtml(markdown), [markdown]);
  return (
    <div
      className={isFirst ? `${LOOK} ${DROP_CAP}` : LOOK}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: `markdownToHtml` sanitizes it.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
