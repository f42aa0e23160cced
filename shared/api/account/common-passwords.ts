/**
 * Words in the passwords that are guessed first. Most common passwords of ten characters and more
 * are one of these with something before or after it.
 */
const STEMS: ReadonlySet<string> = new Set(
  (
    "password passwort passw0rd motdepasse contrasena wachtwoord parola senha mypassword thepassword " +
    "passwordpassword letmein letmeinnow welcome iloveyou ilovegod iloveme iloveu loveyou lovelove " +
    "qwerty qwertyui qwertyuiop qwertz qwertzuiop azerty azertyuiop asdfgh asdfghjkl zxcvbn zxcvbnm " +
    "qazwsx qazwsxedc qwertyasdfgh qweasdzxc qweqwe asdasd asdfasdf zaqxsw zaqwsx " +
    "admin administrator root superuser master default changeme changeit secret topsecret test testing " +
    "tester guest login user username account access system computer internet server windows " +
    "football baseball basketball superman batman spiderman ironman pokemon starwars minecraft " +
    "dragon monkey princess sunshine shadow charlie michael jennifer jessica ashley daniel jordan " +
    "michelle matthew anthony jonathan alexander nicholas elizabeth samantha victoria andrew thomas " +
    "robert william joshua taylor hunter killer soccer hockey ranger buster tigger summer winter " +
    "autumn spring january february march april june july august september october november december " +
    "monday tuesday wednesday thursday friday saturday sunday freedom whatever trustno trustnoone " +
    "hello helloworld goodmorning blink myspace facebook google youtube linkedin instagram amazon " +
    "samsung iphone apple microsoft mustang ferrari porsche mercedes harley chelsea liverpool arsenal " +
    "barcelona manchester cheese chocolate cookie butterfly flower diamond lovely forever friends " +
    "family mother father babygirl babyboy sweetheart angel angels jesus jesuschrist christ " +
    "seattle spokane yakima tacoma wallawalla seahawks mariners washington washingtonstate " +
    "wine winery wineries winelover ilovewine winecountry washingtonwine washingtonwinecountry vineyard " +
    "merlot syrah riesling chardonnay cabernet cabernetsauvignon pinotnoir sauvignonblanc redwine whitewine"
  ).split(" "),
);

/** Runs along the keyboard, the alphabet and the digits are guessed first. */
const RUNS = [
  "abcdefghijklmnopqrstuvwxyz",
  "qwertyuiopasdfghjklzxcvbnm",
  "qwertzuiopasdfghjklyxcvbnm",
  "01234567890123456789",
  "1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik",
  "1q2w3e4r5t6y7u8i9o0p",
] as const;

const LEET: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
  "!": "i",
};

/** What others may know about the visitor. */
export interface PasswordContext {
  readonly email?: string | undefined;
  readonly name?: string | undefined;
}

/**
 * Whether a password is easy to guess: a common word or run, alone, doubled or with digits around
 * it, few different characters, or the visitor's own address or name.
 */
export function isCommonPassword(password: string, context: PasswordContext = {}): boolean {
  const plain = password.normalize("NFKC").toLowerCase();
  if (new Set(plain).size < 5 || REPEATED.test(plain) || isRun(plain)) return true;
  const cores = [core(plain), core(unleet(plain)), unleet(core(plain))];
  const own = ownWords(context);
  return cores.some((text) => text === "" || STEMS.has(text) || own.has(text) || isDoubled(text));
}

/** Digits and symbols around a word make it no better. */
const core = (text: string) => {
  const signs = [...text.replace(/[\s._-]+/g, "")];
  const isLetter = (sign: string) => /\p{L}/u.test(sign);
  return signs.slice(signs.findIndex(isLetter), signs.findLastIndex(isLetter) + 1).join("");
};

const unleet = (text: string) => text.replace(/[013457@$!]/g, (letter) => LEET[letter] ?? letter);

/** "abcabcabc", "1212121212". */
const REPEATED = /^(.{1,5})\1+.?$/u;

function isDoubled(text: string): boolean {
  const half = text.slice(0, text.length / 2);
  return text.length > 6 && text === half + half && STEMS.has(half);
}

function isRun(text: string): boolean {
  const backwards = [...text].reverse().join("");
  return RUNS.some((run) => run.includes(text) || run.includes(backwards));
}

function ownWords({ email = "", name = "" }: PasswordContext): ReadonlySet<string> {
  const address = email.toLowerCase();
  const [local = "", domain = ""] = address.split("@");
  const parts = [address, local, domain, domain.split(".")[0] ?? "", name.toLowerCase()];
  return new Set(parts.map(core).filter((part) => part.length > 2));
}
