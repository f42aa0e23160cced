import { expect, test } from "vitest";
import { mailboxName } from "./mailbox-name.ts";

test.for([
  ["j.o.h.n@gmail.com", "john@gmail.com"],
  ["John@GoogleMail.com", "john@gmail.com"],
  ["jo.hn+wine.trip@googlemail.com", "john@gmail.com"],
  ["ada@mac.com", "ada@icloud.com"],
  ["ada+trip@me.com", "ada@icloud.com"],
  ["ada@pm.me", "ada@proton.me"],
  ["Ada+Wine+Two@Example.org", "ada@example.org"],
] as const)("%s reaches the mailbox %s", ([email, mailbox]) => {
  expect(mailboxName(email)).toBe(mailbox);
});

test.for([
  ["a.da@example.org", "ada@example.org"],
  ["a.da@icloud.com", "ada@icloud.com"],
  ["ada@outlook.com", "ada@hotmail.com"],
  ["+one@example.org", "+two@example.org"],
  ["ada@gmail.com.example.org", "ada@gmail.com"],
] as const)("%s and %s stay two mailboxes", ([one, other]) => {
  expect(mailboxName(one)).not.toBe(mailboxName(other));
});
