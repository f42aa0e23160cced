import type { Problem } from "#shared/api/problem.ts";

/**
 * The problem details within an answer's text; undefined when a proxy or something else answered.
 * Written out because every page needs it, and the contract's schemas would come with it.
 */
export function readProblem(text: string): Problem | undefined {
  const value = parsed(text);
  if (!isRecord(value)) return undefined;
  const { title, status, detail, errors, retryAfter } = value;
  if (typeof title !== "string" || typeof detail !== "string") return undefined;
  if (typeof status !== "number") return undefined;
  return {
    title,
    status,
    detail,
    ...(Array.isArray(errors) && { errors: errors.filter(isFieldError) }),
    ...(typeof retryAfter === "number" && { retryAfter }),
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}

function isFieldError(
  value: unknown,
): value is { readonly field: string; readonly message: string } {
  return isRecord(value) && typeof value.field === "string" && typeof value.message === "string";
}
