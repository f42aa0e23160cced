import { expect, test } from "vitest";

test("the labels of a control are those of a browser", () => {
  document.body.innerHTML = `
    <label id="one" for="name">Name</label><label id="two" for="name">Your name</label>
    <input id="name" /><input id="name" class="second" />
    <label id="around"><span>Size</span><select></select><input class="later" /></label>
    <label for="">None</label><label for="gone">Gone</label>
    <label id="of-none">Hidden<input type="hidden" /></label><input class="bare" />`;
  const labelsOf = (selector: string) =>
    Array.from(document.querySelector<HTMLInputElement>(selector)?.labels ?? [], ({ id }) => id);
  expect(labelsOf("#name")).toEqual(["one", "two"]);
  for (const none of [".second", ".later", ".bare"]) expect(labelsOf(none)).toEqual([]);
  expect(labelsOf("select")).toEqual(["around"]);
  expect(document.querySelector<HTMLInputElement>("[type=hidden]")?.labels).toBeNull();
  document.querySelector("#two")?.remove();
  expect(labelsOf("#name")).toEqual(["one"]);
  document.querySelector(".bare")?.setAttribute("id", "gone");
  expect(document.querySelector<HTMLInputElement>("#gone")?.labels).toHaveLength(1);
  document.body.replaceChildren();
});
