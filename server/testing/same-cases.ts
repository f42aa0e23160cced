/** Generated cases are the same in every run: a change is refused for what it changes, not for its luck. */
import { configureGlobal } from "fast-check";

configureGlobal({ seed: 20_261_122 });
