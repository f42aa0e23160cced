import { afterEach, describe, expect, test } from "vitest";

afterEach(() => {
  document.body.replaceChildren();
});

/** Whether each button of some markup is shown, hidden or not to be pressed. */
function looksOf(markup: string): readonly string[] {
  document.body.innerHTML = markup;
  return Array.from(document.querySelectorAll("button"), (button) => {
    const { display, visibility, pointerEvents } = getComputedStyle(button);
    return `${display} ${visibility} ${pointerEvents}`;
  });
}

describe("a remembered style", () => {
  test("is no style of an element that its own attributes hide", () => {
    expect(
      looksOf("<button></button><button hidden></button><button style='display: none'></button>"),
    ).toEqual(["inline-block visible auto", "none visible auto", "none visible auto"]);
  });

  test("is no style of an element that what is around it hides or holds back", () => {
    expect(
      looksOf(
        `<p><button></button></p><p style="visibility: hidden"><button></button></p>
         <section style="pointer-events: none"><p><button></button></p></section>`,
      ),
    ).toEqual([
      "inline-block visible auto",
      "inline-block hidden auto",
      "inline-block visible none",
    ]);
  });
});
