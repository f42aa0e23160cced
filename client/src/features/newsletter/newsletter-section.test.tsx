import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderPage } from "#client/testing/render.tsx";
import { NewsletterSection } from "./newsletter-section.tsx";

test("the band says how many read the newsletter, as the site claims it", () => {
  renderPage(<NewsletterSection source="home" button="Join" />);
  expect(screen.getByText(/Join 5,000\+ subscribers, and leave with one click\.$/)).toBeVisible();
});
