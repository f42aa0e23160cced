import * as Radix from "@radix-ui/react-dialog";
import { useState } from "react";
import { LineIcon } from "#client/ui/line-icon.tsx";
import { AccountLinks } from "./account-links.tsx";

/** The visitor's name, which opens the menu of the account. */
export function OpenableMenu({ name }: { readonly name: string }) {
  const [open, setOpen] = useState(false);
  return (
    <Radix.Root open={open} onOpenChange={setOpen} modal={false}>
      <div className="relative font-sans">
        <Radix.Trigger className="inline-flex min-h-11 max-w-44 items-center gap-2 text-[0.95rem] font-medium hover:text-wine">
          <span className="sr-only">Account:</span> <span className="truncate">{name}</span>
          <LineIcon box={12} d="M1 3.5 6 8.5 11 3.5" className="size-3 shrink-0" />
        </Radix.Trigger>
        <Radix.Content
          aria-describedby={undefined}
          className="absolute right-0 z-40 mt-2 w-56 rounded-md border border-rule bg-raised p-2 shadow-raised"
        >
          <Radix.Title className="sr-only">Account</Radix.Title>
          <AccountLinks onChoose={() => setOpen(false)} />
        </Radix.Content>
      </div>
    </Radix.Root>
  );
}
