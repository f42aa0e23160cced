/** A text for elements and quoted attributes of HTML and XML. */
export const markupText = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
