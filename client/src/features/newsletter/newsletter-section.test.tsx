import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderPage } from "#client/testing/render.tsx";
import { NewsletterSection } from "./newsletter-section.tsx";

test("the band says how many read the letter, as the site claims it", () => {
  renderPage(<NewsletterSection source="home" button="Join" claim="5,000+ subscribers" />);
  expect(screen.getByText(/Join 5,000\+ subscribers, and leave with one click\.$/)).toBeVisible();
});

test("where the site claims nothing, the band says nothing of it", () => {
  renderPage(<NewsletterSection source="home" button="Join" claim="" />);
  expect(screen.getByText(/worth the drive\. Unsubscribe with one click\.$/)).toBeVisible();
});
