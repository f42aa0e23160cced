import * as Radix from "@radix-ui/react-dialog";
import { Link, useLocation } from "wouter";
import { SignInLink } from "#client/entities/sign-in-link.tsx";
import { useCurrentUser } from "#client/entities/use-current-user.ts";
import { AccountLinks } from "#client/features/account/account-links.tsx";
import { NewsletterForm } from "#client/features/newsletter/newsletter-form.tsx";
import { Backdrop, scrollToTabbed, useCloseRequest, useOpener } from "#client/ui/backdrop.tsx";
import { buttonClass, Cross } from "#client/ui/button.tsx";
import { isCurrent, LinkItems } from "#client/ui/link-items.tsx";
import { ToastSlot } from "#client/ui/toast-slot.tsx";
import { ADVERTORIAL_PATHS } from "#shared/domain/site/page-routes.ts";
import { paths } from "#shared/domain/site/paths.ts";
import { site } from "#shared/site.ts";
import { NAVIGATION } from "./navigation.ts";

/** The links in their order; on advertorial pages it is another (spec §2 Advertorial articles). */
function linksOn(location: string): readonly (typeof NAVIGATION)[number][] {
  const [planner, wineries, articles, gear] = NAVIGATION;
  const isAdvertorial = ADVERTORIAL_PATHS.includes(location);
  return isAdvertorial ? [planner, wineries, gear, articles] : NAVIGATION;
}

/** The slide-in menu of small screens: it holds the focus, and closes when a link is chosen. */
export function SiteMenu({ onClose }: { readonly onClose: () => void }) {
  const [location] = useLocation();
  const { user, error } = useCurrentUser();
  const focusOpener = useOpener();
  useCloseRequest(onClose);
  return (
    <Radix.Root open onOpenChange={onClose}>
      <Radix.Portal>
        <Backdrop layer="z-40" />
        <Radix.Content
          aria-describedby={undefined}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            // After a link was chosen, the new page's heading takes the focus.
            focusOpener();
          }}
          className="fixed inset-y-0 right-0 z-50 flex w-full max-w-sm flex-col overflow-y-auto overscroll-contain bg-paper px-6 pt-4 pb-8 text-ink shadow-overlay"
        >
          <div className="flex items-center justify-between">
            <Radix.Title className="eyebrow">Menu</Radix.Title>
            <Radix.Close
              aria-label="Close menu"
              onKeyUp={scrollToTabbed}
              className="-mr-2 grid size-11 place-items-center rounded-full hover:bg-sunken"
            >
              <Cross className="size-4" />
            </Radix.Close>
          </div>
          <nav aria-label="Menu" className="mt-4">
            <ul>
              <LinkItems
                links={linksOn(location)}
                location={location}
                onChoose={onClose}
                itemClass="border-b border-rule"
                className="block py-4 font-display text-2xl hover:text-wine aria-[current=page]:text-wine"
              />
            </ul>
            <Link
              href={paths.regions}
              onClick={onClose}
              aria-current={isCurrent(paths.regions, location) ? "page" : undefined}
              className="mt-3 flex min-h-11 items-center font-serif text-lg hover:text-wine aria-[current=page]:text-wine"
            >
              Wine Regions
            </Link>
          </nav>
          <div className="mt-6">
            {user ? (
              <AccountLinks onChoose={onClose} />
            ) : error ? (
              <Link
                href={paths.account}
                onClick={onClose}
                className={buttonClass("secondary", "md", "w-full")}
              >
                Account
              </Link>
            ) : (
              <SignInLink className={buttonClass("secondary", "md", "w-full")} />
            )}
          </div>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: it only scrolls. */}
          <div className="mt-auto pt-10" onKeyUp={scrollToTabbed}>
            <p className="mb-4 font-serif text-lg text-ink-soft">{site.tagline}</p>
            <NewsletterForm
              source="menu"
              placeholder="Enter your email for wine updates"
              button="Join Our Wine Community"
            />
          </div>
          <ToastSlot />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
