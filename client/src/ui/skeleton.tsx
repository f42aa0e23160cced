/** A quiet placeholder of the size of what is coming; say what is loading in text beside it. */
export function Skeleton({ className = "" }: { readonly className?: string }) {
  return <div aria-hidden="true" className={`animate-pulse rounded bg-sunken ${className}`} />;
}
