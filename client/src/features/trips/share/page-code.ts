/** Loaded once somebody may print. */
export { encode } from "uqr";
