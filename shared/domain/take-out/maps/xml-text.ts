import { wellFormedText } from "../well-formed-text.ts";

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  // Only `]]>` needs it.
  ">": "&gt;",
  '"': "&quot;",
};

/** A text as the content of an element or the value of a double-quoted attribute (XML 1.0 §2.4). */
export function xmlText(text: string): string {
  return wellFormedText(text).replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
}

/** `<name>text</name>`; nothing for a text that is missing. */
export function xmlElement(name: string, text: string | null | undefined | false): string {
  return text ? `<${name}>${xmlText(text)}</${name}>` : "";
}
