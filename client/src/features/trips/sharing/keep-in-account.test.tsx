/** A trip that nobody owns goes into the account of whoever holds its key. */
import { screen } from "@testing-library/react";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { requestsTo, stubApi, stubNetworkFailure, stubProblem } from "#client/testing/api.ts";
import { aSharedTrip, aUser } from "#client/testing/fixtures.ts";
import { renderPage } from "#client/testing/render.tsx";
import { forgetSession, rememberSession } from "#client/testing/session-hint.ts";
import { authApi } from "#shared/api/account/auth.ts";
import { tripsApi } from "#shared/api/trips/trips.ts";
import { SharedTrip } from "../shared-trip.tsx";
import { BesideThePlan } from "../trip-view.tsx";

const EDITABLE = aSharedTrip({ mayEdit: true, editUrl: "/trip/a-token#edit=a-key" });
const OWNED = { ...EDITABLE, isOwner: true, hasOwner: true, expiresOn: null };

const open = (at = "/trip/a-token#edit=a-key") =>
  renderPage(<SharedTrip token="a-token" renderMap={() => null} />, { at });

function signIn() {
  rememberSession();
  stubApi(authApi.user, aUser());
}

beforeAll(() => BesideThePlan.prepare());

beforeEach(() => {
  forgetSession();
  stubApi(tripsApi.byToken, EDITABLE);
});

test("who is signed in and holds the key keeps the trip in the account", async () => {
  signIn();
  stubApi(tripsApi.claim, OWNED);
  const { user } = open();
  await user.click(await screen.findByRole("button", { name: "Keep it in my account" }));
  expect(await screen.findByText(/It stays in its owner's account until/)).toBeVisible();
  expect(screen.queryByRole("button", { name: "Keep it in my account" })).not.toBeInTheDocument();
  expect(screen.getByRole("heading", { name: "Share it" })).toHaveFocus();
  expect(requestsTo(tripsApi.claim)[0]?.headers["x-edit-key"]).toBe("a-key");
});

test("somebody changed the trip since it was opened: it is kept, and shown as it is now", async () => {
  signIn();
  stubApi(tripsApi.claim, { ...OWNED, version: 2, name: "Theirs" });
  const { user } = open();
  await user.click(await screen.findByRole("button", { name: "Keep it in my account" }));
  expect(await screen.findByRole("heading", { level: 1, name: "Theirs" })).toBeVisible();
  expect(await screen.findByText(/It stays in its owner's account until/)).toBeVisible();
});

test("who is not signed in signs in and comes back to the button, without the key in the address", async () => {
  open();
  const link = await screen.findByRole("link", { name: "Sign in to keep it" });
  expect(link).toHaveAttribute("href", "/api/login?returnTo=%2Ftrip%2Fa-token%23keep");
  expect(screen.queryByRole("button", { name: "Keep it in my account" })).not.toBeInTheDocument();
});

test("it is offered neither without the key nor for a trip that has an owner", async () => {
  signIn();
  stubApi(tripsApi.byToken, aSharedTrip());
  const guest = open("/trip/a-token");
  await screen.findByRole("heading", { name: "Share it" });
  await screen.findByText(/Kept here/);
  expect(screen.queryByText(/In an account the trip stays/)).not.toBeInTheDocument();
  guest.unmount();

  stubApi(tripsApi.byToken, OWNED);
  open();
  await screen.findByText(/It stays in its owner's account until/);
  expect(screen.queryByText(/In an account the trip stays/)).not.toBeInTheDocument();
});

test("an account that is full says so, and a network that fails leaves the offer", async () => {
  signIn();
  const detail = "Your account holds as many trips as it can. Delete one first.";
  stubProblem(tripsApi.claim, { title: "Conflict", status: 409, detail });
  const { user } = open();
  const keep = await screen.findByRole("button", { name: "Keep it in my account" });
  await user.click(keep);
  expect(await screen.findByText(detail)).toBeVisible();
  stubNetworkFailure(tripsApi.claim);
  await user.click(keep);
  expect(await screen.findByText(/It may not have been saved to your account/)).toBeVisible();
  expect(keep).toBeEnabled();
});
