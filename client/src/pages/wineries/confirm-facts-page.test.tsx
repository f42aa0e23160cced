import { screen, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { requestsTo, stubApi, stubNetworkFailure, stubProblem } from "#client/testing/api.ts";
import { renderPage } from "#client/testing/render.tsx";
import { factConfirmationsApi } from "#shared/api/fact-confirmations.ts";
import { ConfirmFactsPage } from "./confirm-facts-page.tsx";

const page = (
  <main>
    <ConfirmFactsPage />
  </main>
);
const open = () => renderPage(page, { at: "/confirm/a~token" });
const question = (name: string) => within(screen.getByRole("group", { name }));

beforeEach(() => {
  sessionStorage.clear();
  stubApi(factConfirmationsApi.questions, {
    winery: { name: "Amavi", city: "Walla Walla" },
    closesOn: "2027-07-01",
    facts: [
      {
        fact: "hours",
        label: "Hours",
        kind: "hours",
        shown: "Th-Mo 11:00-17:00",
        inWords: "Mon 11 AM – 5 PM, Tue–Wed Closed, Thu–Sun 11 AM – 5 PM",
        source: "Map, May 2024",
      },
      {
        fact: "closedWeeks",
        label: "Weeks you are closed",
        kind: "dates",
        shown: null,
        source: null,
      },
      { fact: "tastingFee", label: "Tasting fee", kind: "fee", shown: null, source: null },
      { fact: "dogs", label: "Dogs welcome", kind: "yesNo", shown: "Yes", source: null },
    ],
  });
});

test("a winery says what is right, what has changed and what is not to be published", async () => {
  stubApi(factConfirmationsApi.answer, { status: "stored" });
  const { user } = open();
  await screen.findByRole("heading", { name: "Amavi" });
  const hours = question("Hours");
  expect(hours.getByText("Map, May 2024")).toBeVisible();
  expect(hours.getByText(/^Mon 11 AM – 5 PM, Tue–Wed Closed/)).toBeVisible();
  await user.click(hours.getByLabelText("Changed"));
  await user.type(hours.getByLabelText("These hours hold from (optional)"), "2027-06-01");
  await user.type(hours.getByLabelText("Until"), "2027-08-31");
  await user.click(hours.getByLabelText("Fri"));
  await user.click(hours.getAllByLabelText("Sat")[0] as HTMLElement);
  const [from, to] = [hours.getAllByLabelText("From")[0], hours.getAllByLabelText("To")[0]];
  if (from && to) {
    await user.type(from, "11:00");
    await user.type(to, "19:00");
  }
  const fee = question("Tasting fee");
  expect(fee.queryByLabelText("Still right")).not.toBeInTheDocument();
  await user.click(fee.getByLabelText("Tell us"));
  await user.type(fee.getByLabelText(/^Dollars a person/), "20");
  await user.type(fee.getByLabelText(/^What waives it/), "waived with two bottles");
  await user.click(question("Dogs welcome").getByLabelText("Don’t publish"));
  await user.click(screen.getByRole("button", { name: "Send your answers" }));
  expect(await screen.findByRole("heading", { name: "Thank you" })).toHaveFocus();
  expect(requestsTo(factConfirmationsApi.answer).map(({ body }) => body)).toEqual([
    {
      answers: {
        hours: {
          say: "changed",
          value:
            "2027 Jun 1-2027 Aug 31 Mo,Tu,We,Th,Su off; 2027 Jun 1-2027 Aug 31 Fr,Sa 11:00-19:00",
        },
        tastingFee: { say: "changed", value: "20, waived with two bottles" },
        dogs: { say: "hide" },
      },
    },
  ]);
});

test("an answer pressed by mistake is taken back, and what is right says what was shown", async () => {
  stubApi(factConfirmationsApi.answer, { status: "stored" });
  const { user } = open();
  await screen.findByRole("heading", { name: "Amavi" });
  const hours = question("Hours");
  expect(hours.getByLabelText("No answer")).toBeChecked();
  await user.click(hours.getByLabelText("Changed"));
  await user.click(hours.getByLabelText("No answer"));
  expect(hours.queryByLabelText("Fri")).not.toBeInTheDocument();
  await user.click(question("Dogs welcome").getByLabelText("Still right"));
  await user.click(screen.getByRole("button", { name: "Send your answers" }));
  await screen.findByRole("heading", { name: "Thank you" });
  expect(requestsTo(factConfirmationsApi.answer).map(({ body }) => body)).toEqual([
    { answers: { dogs: { say: "right", shown: "Yes" } } },
  ]);
});

test("a season without its end is asked for it, and nothing typed is lost or left out", async () => {
  stubApi(factConfirmationsApi.answer, { status: "stored" });
  const { user } = open();
  await screen.findByRole("heading", { name: "Amavi" });
  const hours = question("Hours");
  const nth = (label: string, index: number) =>
    hours.getAllByLabelText(label)[index] as HTMLElement;
  await user.click(hours.getByLabelText("Changed"));
  await user.type(hours.getByLabelText("These hours hold from (optional)"), "2027-06-01");
  await user.click(nth("Sat", 0));
  await user.type(nth("From", 0), "11:00");
  await user.type(nth("To", 0), "13:00");
  await user.type(nth("From", 1), "15:00");
  await user.type(nth("To", 1), "17:00");
  const weeks = question("Weeks you are closed");
  await user.click(weeks.getByLabelText("Tell us"));
  await user.type(weeks.getByLabelText("Closed from"), "2027-07-04");
  const send = screen.getByRole("button", { name: "Send your answers" });
  await user.click(send);
  expect(hours.getByLabelText("Until")).toHaveFocus();
  expect(hours.getByLabelText("Until")).toHaveAccessibleDescription("Until which day?");
  const until = weeks.getAllByLabelText("Until")[0] as HTMLElement;
  expect(until).toHaveAccessibleDescription("Until which day?");
  await user.type(hours.getByLabelText("Until"), "2027-08-31");
  await user.type(until, "2027-07-04");
  await user.click(send);
  expect(nth("From", 1)).toHaveAccessibleDescription("Choose the days of these hours");
  // Other answers, and back.
  for (const label of ["Still right", "Changed", "By appointment only", "By appointment only"])
    await user.click(hours.getByLabelText(label));
  await user.click(nth("Sat", 0));
  expect(nth("From", 1)).toHaveValue("15:00");
  await user.click(nth("Sat", 0));
  await user.click(nth("Sat", 1));
  await user.click(send);
  await screen.findByRole("heading", { name: "Thank you" });
  const season = "2027 Jun 1-2027 Aug 31";
  expect(requestsTo(factConfirmationsApi.answer).map(({ body }) => body)).toEqual([
    {
      answers: {
        hours: {
          say: "changed",
          value: `${season} Mo,Tu,We,Th,Fr,Su off; ${season} Sa 11:00-13:00,15:00-17:00`,
        },
        closedWeeks: { say: "changed", value: "2027 Jul 4-2027 Jul 4" },
      },
    },
  ]);
});

test("hours that hold until a day hold from today on", async () => {
  stubApi(factConfirmationsApi.answer, { status: "stored" });
  const { user } = open();
  await screen.findByRole("heading", { name: "Amavi" });
  const hours = question("Hours");
  await user.click(hours.getByLabelText("Changed"));
  await user.type(hours.getByLabelText("Until"), "2099-08-31");
  await user.click(hours.getByLabelText("By appointment only"));
  await user.click(screen.getByRole("button", { name: "Send your answers" }));
  await screen.findByRole("heading", { name: "Thank you" });
  const [sent] = requestsTo(factConfirmationsApi.answer);
  expect(sent?.body).toMatchObject({
    answers: {
      hours: { value: expect.stringMatching(/^20\d\d \w{3} \d+-2099 Aug 31 "by appointment"$/) },
    },
  });
});

test("what was typed stays where it could not be sent, also after a reload, and the field at fault says why", async () => {
  stubNetworkFailure(factConfirmationsApi.answer);
  const { user, unmount } = open();
  await user.click((await screen.findAllByLabelText("Tell us"))[1] as HTMLElement);
  await user.type(screen.getByLabelText(/^Dollars a person/), "a lot");
  await user.click(screen.getByRole("button", { name: "Send your answers" }));
  // The answer may have been lost alone.
  expect(await screen.findByText(/^Your answers may not have been sent. Check/)).toBeVisible();
  unmount();
  stubProblem(factConfirmationsApi.answer, {
    ...{ title: "Bad Request", status: 400, detail: "Some answers need another look" },
    errors: [{ field: "body.answers.tastingFee.value", message: "Write the fee in dollars" }],
  });
  const again = open();
  expect(await screen.findByLabelText(/^Dollars a person/)).toHaveValue("a lot");
  await again.user.click(screen.getByRole("button", { name: "Send your answers" }));
  expect(await screen.findByText("Write the fee in dollars")).toBeVisible();
  expect(screen.getByLabelText(/^Dollars a person/)).toHaveFocus();
});

test("a link that has expired says whom to ask", async () => {
  stubProblem(factConfirmationsApi.questions, { title: "Gone", status: 410, detail: "expired" });
  open();
  expect(await screen.findByRole("heading", { name: "This link has expired" })).toBeVisible();
});
