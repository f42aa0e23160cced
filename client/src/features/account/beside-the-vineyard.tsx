import type { ReactNode } from "react";
import { VineyardLandscape } from "#client/art/vineyard-landscape.tsx";

/** The frame of a page with one form: the form, and on wide screens a landscape beside it. */
export function BesideTheVineyard({ children }: { readonly children: ReactNode }) {
  return (
    <div className="page-width grid gap-x-20 py-12 sm:py-section lg:grid-cols-[minmax(0,28rem)_minmax(0,1fr)]">
      <div className="w-full max-w-md">{children}</div>
      <div aria-hidden="true" className="hidden overflow-hidden rounded lg:block">
        <VineyardLandscape className="size-full min-h-[34rem]" />
      </div>
    </div>
  );
}
