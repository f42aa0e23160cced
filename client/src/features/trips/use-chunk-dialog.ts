import { useState } from "react";
import type { chunkOnDemand } from "#client/lib/chunks/load-chunk.ts";
import { toast } from "#client/ui/toast-store.ts";

/** A dialog whose chunk is fetched when it is asked for. */
export function useChunkDialog<Chunk, About>(
  chunk: ReturnType<typeof chunkOnDemand<Chunk>>,
  failure: { readonly title: string; readonly description: string },
) {
  const [open, setOpen] = useState<{ readonly chunk: Chunk; readonly about: About } | null>(null);
  return {
    /** Null while it is closed. */
    open,
    close: () => setOpen(null),
    show: (about: About): void => {
      chunk.ask().then(
        (arrived) => setOpen({ chunk: arrived, about }),
        () => toast({ ...failure, variant: "destructive" }),
      );
    },
  };
}
