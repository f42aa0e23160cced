import express from "express";
import request from "supertest";
import { expect, test } from "vitest";
import { clientNetwork, forwardedWithoutPorts } from "./client-network.ts";

test.each([
  ["192.0.2.17", "192.0.2.17", "192.0.2.0/24", "192.0.0.0/16"],
  ["::ffff:192.0.2.17", "192.0.2.17", "192.0.2.0/24", "192.0.0.0/16"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64", "2001:db8:1::/48", "2001:db8::/32"],
  ["2001:0DB8:0001:0002::6", "2001:db8:1:2::/64", "2001:db8:1::/48", "2001:db8::/32"],
  ["2001:db8::6", "2001:db8:0:0::/64", "2001:db8:0::/48", "2001:db8::/32"],
  ["::1", "0:0:0:0::/64", "0:0:0::/48", "0:0::/32"],
  ["fe80::1%eth0", "fe80:0:0:0::/64", "fe80:0:0::/48", "fe80:0::/32"],
  ["192.0.2.17:4711", "192.0.2.17", "192.0.2.0/24", "192.0.0.0/16"],
  ["[2001:db8:1:2::6]:4711", "2001:db8:1:2::/64", "2001:db8:1::/48", "2001:db8::/32"],
  ["::ffff:c000:211", "192.0.2.17", "192.0.2.0/24", "192.0.0.0/16"],
  ["_hidden", "unknown", "unknown", "unknown"],
  [undefined, "unknown", "unknown", "unknown"],
])("%s is the client %s in the network %s of %s", (ip, client, network, allocation) => {
  expect(clientNetwork(ip)).toEqual({ client, network, allocation });
});

test.each([
  ["a number of proxies", 1, "198.51.100.7:50123", "198.51.100.7"],
  ["a number of proxies", 2, "[2001:db8::7]:50123, 10.0.0.2:5555", "2001:db8::7"],
  ["named proxies", "loopback, 10.0.0.0/8", "198.51.100.7:1, 10.0.0.2:5555", "198.51.100.7"],
])("behind %s (%s) the client of %s is %s, whatever its port", async (_kind, trust, header, ip) => {
  const app = express();
  app.set("trust proxy", trust);
  app.use(forwardedWithoutPorts, (req, res) => {
    res.json({ ip: req.ip });
  });
  const { body } = await request(app).get("/").set("X-Forwarded-For", header);
  expect(body).toEqual({ ip });
});
