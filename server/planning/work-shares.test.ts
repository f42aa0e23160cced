import { expect, onTestFinished, test, vi } from "vitest";
import { clientNetwork } from "#server/http/guards/client-network.ts";
import { WorkShares } from "./work-shares.ts";

const SHARES = {
  client: { burstMs: 1_000, perSecondMs: 100 },
  network: { burstMs: 3_000, perSecondMs: 200 },
};

function sharesAt() {
  const clock = { ms: 0 };
  const time = vi.spyOn(performance, "now").mockImplementation(() => clock.ms);
  onTestFinished(() => time.mockRestore());
  const shares = new WorkShares(SHARES);
  const isAdmitted = (ip: string) => {
    try {
      shares.admit(clientNetwork(ip));
      return true;
    } catch {
      return false;
    }
  };
  const charge = (ip: string, ms: number) => shares.charge(clientNetwork(ip), ms);
  return { clock, shares, isAdmitted, charge };
}

test("a client is refused by the work it caused, however few its questions were, and told for how long", () => {
  const { clock, shares, isAdmitted, charge } = sharesAt();
  for (let question = 0; question < 500; question++) charge("192.0.2.1", 1);
  expect(isAdmitted("192.0.2.1")).toBe(true);
  charge("192.0.2.1", 900);
  expect(() => shares.admit(clientNetwork("192.0.2.1"))).toThrow(
    expect.objectContaining({ status: 429, extras: { retryAfter: 4 } }),
  );
  expect(isAdmitted("192.0.2.2")).toBe(true);
  clock.ms += 4_000;
  expect(isAdmitted("192.0.2.1")).toBe(true);
});

test("the clients of a network share what the network has", () => {
  const { isAdmitted, charge } = sharesAt();
  for (let host = 1; host <= 4; host++) charge(`192.0.2.${host}`, 900);
  expect(isAdmitted("192.0.2.99")).toBe(false);
  expect(isAdmitted("198.51.100.1")).toBe(true);
});

test("of any number of clients some thousands are remembered", () => {
  const { isAdmitted, charge } = sharesAt();
  charge("192.0.2.1", 5_000);
  for (let index = 0; index < 5_000; index++) charge(`10.${index >> 8}.${index & 255}.1`, 1);
  expect(isAdmitted("192.0.2.1")).toBe(false);
  for (let index = 0; index < 20_000; index++) charge(`10.${index >> 8}.${index & 255}.1`, 1);
  expect(isAdmitted("192.0.2.1")).toBe(true);
});
