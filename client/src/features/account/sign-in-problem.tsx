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
    text: "It had expired, had been used already, or was not begun in this browser. Nothing has changed, and you can begin again.",
    action: "Sign In",
  },
  canceled: {
    title: "You have not signed in",
    text: "The sign-in was canceled. The guide works without an account, and you can sign in at any time.",
    action: "Sign In",
  },
  away: {
    title: "Sign-in is not available just now",
    text: "The sign-in service does not answer. Everything else works as usual: please try again in a few minutes.",
    action: "Try again",
  },
  closed: {
    title: "There is no sign-in here",
    text: "Accounts are not set up on this copy of the guide. Everything else works without one.",
  },
  busy: {
    title: "Too many sign-ins from here just now",
    text: "We count them, so that nobody can guess passwords or fill the site. Please try again in a quarter of an hour.",
    action: "Try again",
  },
  expired: {
    title: "This sign-in has expired",
    text: "It was left open for too long, is finished already, or was begun in another browser. Please begin again.",
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
