import { expect, test } from "vitest";
import { clientNetwork } from "./client-network.ts";

test.each([
  ["192.0.2.17", "192.0.2.17", "192.0.2.0/24"],
  ["::ffff:192.0.2.17", "192.0.2.17", "192.0.2.0/24"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64", "2001:db8:1::/48"],
  ["2001:0DB8:0001:0002::6", "2001:db8:1:2::/64", "2001:db8:1::/48"],
  ["2001:db8::6", "2001:db8:0:0::/64", "2001:db8:0::/48"],
  ["::1", "0:0:0:0::/64", "0:0:0::/48"],
  ["fe80::1%eth0", "fe80:0:0:0::/64", "fe80:0:0::/48"],
  [undefined, "unknown", "unknown"],
])("%s is the client %s in the network %s", (ip, client, network) => {
  expect(clientNetwork(ip)).toEqual({ client, network });
});
