import { buttonClass } from "#client/ui/button.tsx";
import type { SignInProblem } from "#shared/api/account/auth.ts";
import { paths } from "#shared/domain/site/paths.ts";

interface Words {
  readonly title: string;
  readonly text: string;
  /** What the button says; none where trying again cannot help. */
  readonly action?: string;
}

const WORDS: Readonly<Record<SignInProblem | "expired", Words>> = {
  refused: {
    title: "That sign-in could not be completed",
    text: "It expired, was already used, or was started in another browser. Nothing has changed; please start again.",
    action: "Sign In",
  },
  canceled: {
    title: "You have not signed in",
    text: "The sign-in was canceled. The guide works without an account, and you can sign in at any time.",
    action: "Sign In",
  },
  away: {
    title: "Sign-in is not available just now",
    text: "The sign-in service isn’t responding. Everything else works as usual. Please try again in a few minutes.",
    action: "Try again",
  },
  closed: {
    title: "Sign-in isn’t available here",
    text: "This copy of the guide has no accounts. Everything else works without one.",
  },
  busy: {
    title: "Too many sign-in attempts",
    text: "We limit sign-ins so that no one can guess passwords. Please try again in 15 minutes.",
    action: "Try again",
  },
  expired: {
    title: "This sign-in has expired",
    text: "It was open too long, is already finished, or was started in another browser. Please start again.",
    action: "Sign In",
  },
};

/** Says why a sign-in came to nothing, and how to go on. */
export function SignInProblemNotice({ reason }: { readonly reason: SignInProblem | "expired" }) {
  const { title, text, action } = WORDS[reason];
  return (
    <div role="alert">
      <h1 className="font-display text-4xl">{title}</h1>
      <p className="mt-5 font-serif text-lg text-ink-soft">{text}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        {action ? (
          <a href={paths.login} className={buttonClass("primary", "md")}>
            {action}
          </a>
        ) : null}
        <a href={paths.home} className={buttonClass("secondary", "md")}>
          Go to the guide
        </a>
      </div>
    </div>
  );
}
