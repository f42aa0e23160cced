import { render, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { putBackTranslatedText } from "./translated-text.ts";

putBackTranslatedText();

/** As browsers translate: each text gives way to an element, at once or after the element has come. */
async function translate(root: Element, isAtOnce: boolean): Promise<void> {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (texts.nextNode()) found.push(texts.currentNode as Text);
  for (const text of found) {
    const font = document.createElement("font");
    font.textContent = text.data.toUpperCase();
    if (isAtOnce) text.replaceWith(font);
    else {
      text.before(font);
      text.remove();
    }
  }
  await Promise.resolve();
}

function Plan({ stops, at }: { readonly stops: number; readonly at: string | null }) {
  return (
    <p>
      {at === null ? null : <b>{at}</b>}
      {stops} stops
      {stops > 2 && " in one day"}
    </p>
  );
}

it.each([true, false])("a translated page shows each change (at once: %s)", async (isAtOnce) => {
  const { container, rerender } = render(<Plan stops={3} at={null} />);
  await translate(container, isAtOnce);
  expect(container).toHaveTextContent("3 STOPS IN ONE DAY");
  rerender(<Plan stops={2} at="noon" />);
  await waitFor(() => expect(container).toHaveTextContent(/^noon2 stops$/i));
  await translate(container, isAtOnce);
  rerender(<Plan stops={4} at="one" />);
  await waitFor(() => expect(container).toHaveTextContent(/^one4 stops in one day$/i));
});
