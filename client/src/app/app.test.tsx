import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { stubApi } from "#client/testing/api.ts";
import { aPost } from "#client/testing/fixtures.ts";
import { postsApi } from "#shared/api/posts.ts";
import { App } from "./app.tsx";

function openAt(path: string) {
  window.history.replaceState(null, "", path);
  render(<App />);
  return userEvent.setup();
}

const TIMEOUT = { timeout: 15_000 };

test("§2: the header links to the planner, wineries, articles and must haves", async () => {
  openAt("/terms-of-service");
  const links = screen.getAllByRole("navigation", { name: "Main" })[0]?.querySelectorAll("a") ?? [];
  expect([...links].map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["Trip Planner", "/planner"],
    ["Wineries", "/wineries"],
    ["Articles", "/blog"],
    ["Must Haves", "/wine-must-haves"],
  ]);
});

test("§2: the menu is closed by default, opens by its button and closes when a link is chosen", async () => {
  stubApi(postsApi.list, [aPost()]);
  const user = openAt("/terms-of-service");
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Menu" }));
  await screen.findByRole("dialog", { name: "Menu" }, TIMEOUT);
  await user.click(screen.getAllByRole("link", { name: "Articles" }).at(-1) as HTMLElement);
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument(), TIMEOUT);
  expect(window.location.pathname).toBe("/blog");
});

test("§2: the footer's anchors lead to sections of the home page, Wine Regions to its own", () => {
  openAt("/terms-of-service");
  const target = (name: string) =>
    screen
      .getByRole("navigation", { name: "Explore" })
      .querySelectorAll("a")
      [["Winery Map", "Trip Planner", "Winery Search", "Wine Regions"].indexOf(name)]?.getAttribute(
        "href",
      );
  expect(target("Winery Map")).toBe("/#map");
  expect(target("Trip Planner")).toBe("/#planner");
  expect(target("Winery Search")).toBe("/#search");
  expect(target("Wine Regions")).toBe("/regions");
  expect(screen.getByText(new RegExp(`© ${new Date().getFullYear()}`))).toBeInTheDocument();
});

test("after a change of route the new page's heading has the focus and the title is its own", async () => {
  stubApi(postsApi.list, [aPost({ title: "On Basalt" })]);
  const user = openAt("/terms-of-service");
  await screen.findByRole("heading", { level: 1 }, TIMEOUT);
  await user.click(screen.getAllByRole("link", { name: "Articles" })[0] as HTMLElement);
  await waitFor(
    () => expect(document.title).toBe("Articles · Washington Wine Country Guide"),
    TIMEOUT,
  );
  await waitFor(() => expect(screen.getByRole("heading", { level: 1 })).toHaveFocus(), TIMEOUT);
});

test("§2: /winery-directory leads to /wineries, any other path to the not-found page", async () => {
  openAt("/nowhere");
  expect(await screen.findByText("404 Page Not Found", {}, TIMEOUT)).toBeVisible();
  expect(screen.getByText("Did you forget to add the page to the router?")).toBeVisible();
});
