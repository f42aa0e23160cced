/** What went wrong with a form as a whole; it is announced when it appears. */
export function FormFailure({ text }: { readonly text: string | null }) {
  return (
    <p
      role="alert"
      className="mt-6 border-l-2 border-danger bg-danger-tint px-4 py-3 font-sans text-sm text-ink empty:hidden"
    >
      {text}
    </p>
  );
}
