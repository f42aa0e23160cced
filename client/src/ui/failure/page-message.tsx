import type { ReactNode } from "react";

interface PageMessageProps {
  readonly title: string;
  readonly text: string;
  /** What can be done here: a button, a link, a short form. */
  readonly children: ReactNode;
}

/** A page that says one thing and offers one action. */
export function PageMessage({ title, text, children }: PageMessageProps) {
  return (
    <section className="page-width grid min-h-[60svh] place-content-center py-section text-center">
      <h1 className="mx-auto max-w-2xl font-display text-3xl sm:text-4xl">{title}</h1>
      <p className="mx-auto mt-4 mb-8 max-w-2xl font-serif text-lg text-ink-soft">{text}</p>
      <div>{children}</div>
    </section>
  );
}

/** Below a button whose press came to nothing. */
export function PageMessageFailure({ text }: { readonly text: string }) {
  return (
    <p role="alert" className="mt-4 text-danger">
      {text}
    </p>
  );
}
