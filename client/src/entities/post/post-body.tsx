import { Illustration } from "#client/art/illustration.tsx";
import { HtmlText } from "#client/ui/html-text.tsx";
import type { Post } from "#shared/api/posts.ts";

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

/** An article's text (spec §2: headings and bold markers are shown as formatted text). */
export function PostBody({ parts }: { readonly parts: Post["parts"] }) {
  return parts.map((part, index) =>
    part.kind === "text" ? (
      <HtmlText
        // biome-ignore lint/suspicious/noArrayIndexKey: an article's parts do not move.
        key={index}
        html={part.html}
        className={index === 0 ? `${LOOK} ${DROP_CAP}` : LOOK}
      />
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above.
      <figure key={index} className="my-10">
        <Illustration name={part.drawing} className="aspect-[16/9] w-full rounded-sm" />
        {part.caption !== "" && (
          <figcaption className="mt-2 text-sm text-ink-soft">{part.caption}</figcaption>
        )}
      </figure>
    ),
  );
}
