import type { Winery } from "#shared/api/wineries.ts";
import { foldForSearch } from "#shared/domain/text/search-text.ts";
import { isKnown } from "#shared/domain/winery/winery-facts.ts";
import type { AnsweredQuestion } from "./use-question.ts";

/**
 * The wineries that a text finds, in their order: those that are what it asks for, and those whose name
 * or region holds it as written.
 *
 * @param question the text as it was understood; null where it is searched for as it stands.
 * @returns also the words that were left out, for nothing is called by them; mostly none.
 */
export function foundBy(
  wineries: readonly Winery[],
  text: string,
  question: AnsweredQuestion | null,
): { readonly found: readonly Winery[]; readonly passedOver: string } {
  if (text.trim() === "") return { found: wineries, passedOver: "" };
  if (!question) return { found: wineries.filter(holds(text)), passedOver: "" };
  const { rest, keptIds } = question;
  const isCalled = wineries.some(holds(rest));
  const [isNamed, isWhole] = [holds(isCalled ? rest : ""), holdsWhole(text)];
  return {
    found: wineries.filter(
      (winery) => isWhole(winery) || (keptIds.has(winery.id) && isNamed(winery)),
    ),
    passedOver: isCalled ? "" : rest,
  };
}

/** Whether name or region hold a text as it stands (spec §9). */
function holdsWhole(text: string) {
  const wanted = text.trim().toLowerCase();
  return ({ name, region }: Winery) =>
    name.toLowerCase().includes(wanted) || region.toLowerCase().includes(wanted);
}

/** Whether name, region, town and grapes together hold every word of a text. */
function holds(text: string) {
  const words = foldForSearch(text).split(" ");
  return (winery: Winery) => {
    const grapes = isKnown(winery, "varietals") ? winery.varietals : [];
    const { name, region, city } = winery;
    const said = foldForSearch([name, region, city, ...grapes].join(" "));
    return words.every((word) => said.includes(word));
  };
}
