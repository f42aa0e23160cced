import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ContactWays } from "./contact-ways.tsx";
import { type LegalDocument, PRIVACY_POLICY, TERMS_OF_SERVICE } from "./legal-documents.ts";

const sectionText = ({ sections }: LegalDocument, id: string) =>
  sections
    .find((section) => section.id === id)
    ?.html.replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ");

test.each([TERMS_OF_SERVICE, PRIVACY_POLICY])("all that is filled in is known", (document) => {
  const text = document.sections.map(({ heading, html }) => `${heading} ${html}`).join();
  expect(document.summary + text).not.toMatch(/[{}]|undefined/);
});

test("§2 Legal pages: the Terms of Service have the 12 sections in order", () => {
  expect(TERMS_OF_SERVICE.sections.map(({ id }) => id)).toEqual([
    "acceptance",
    "service",
    "your-responsibilities",
    "intellectual-property",
    "data-and-analytics",
    "third-party-links",
    "disclaimer",
    "liability",
    "age",
    "changes",
    "governing-law",
    "contact",
  ]);
});

test("§2 Legal pages: the Privacy Policy has the 13 sections in order", () => {
  expect(PRIVACY_POLICY.sections.map(({ id }) => id)).toEqual([
    "information-we-collect",
    "how-we-use-it",
    "sharing",
    "cookies",
    "behavioral-analytics",
    "third-party-services",
    "security",
    "your-rights",
    "age",
    "california",
    "international-users",
    "changes",
    "contact",
  ]);
});

test("§2 Legal pages, §9 Other: both state the minimum age of 21", () => {
  expect(sectionText(TERMS_OF_SERVICE, "age")).toContain("at least 21 years old");
  expect(sectionText(PRIVACY_POLICY, "age")).toContain("at least 21 years");
});

test("§2 Legal pages: the terms are governed by the law of Washington State", () => {
  expect(sectionText(TERMS_OF_SERVICE, "governing-law")).toContain("laws of Washington State");
});

test("§9 Other: privacy inquiries are answered within 30 days", () => {
  expect(sectionText(PRIVACY_POLICY, "contact")).toContain("answered within 30 days");
});

test("the operator's address is shown where there is one, and none is made up where there is not", () => {
  const shown = renderToStaticMarkup(<ContactWays email="hello@guide.example" />);
  expect(shown).toContain('href="mailto:hello@guide.example"');
  expect(renderToStaticMarkup(<ContactWays email={null} />)).not.toContain("@");
});
