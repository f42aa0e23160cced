import { useIntoView } from "./use-into-view.ts";

/** What went wrong with a form as a whole; it is announced when it appears. */
export function FormFailure({ text }: { readonly text: string | null }) {
  return (
    <p
      ref={useIntoView<HTMLParagraphElement>(text)}
      role="alert"
      className="mt-6 border-l-2 border-danger bg-danger-tint px-4 py-3 font-sans text-sm text-ink empty:hidden"
    >
      {text}
    </p>
  );
}
