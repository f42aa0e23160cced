import request from "supertest";
import { expect, onTestFinished, vi } from "vitest";
import { z } from "zod";
import { allEndpoints, filledPath, type NamedEndpoint } from "#server/testing/contract.ts";
import { test } from "#server/testing/testing.ts";

/** A schema as JSON Schema, as far as bounds are looked for in it. */
interface Shape {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly additionalProperties?: Shape | boolean;
  readonly propertyNames?: Shape;
  readonly items?: Shape;
  readonly anyOf?: readonly Shape[];
  readonly maxItems?: number;
  readonly maxProperties?: number;
  readonly maxLength?: number;
  readonly format?: string;
  readonly pattern?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
}

const shapeOf = (schema: z.ZodType): Shape =>
  z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as Shape;

/** Whether a text is bounded by its length, by what it may be, or by a pattern that ends. */
const isBoundedText = ({ maxLength, format, pattern, enum: names, const: only }: Shape) =>
  [maxLength, format, names, only].some((bound) => bound !== undefined) ||
  (pattern !== undefined && !/[+*]|,\}/.test(pattern));

/** What within a schema has no bound, by where it stands. */
function unbounded(shape: Shape, at: string): string[] {
  const { properties = {}, anyOf = [], items, additionalProperties: values } = shape;
  const isRecord = typeof values === "object" && shape.propertyNames !== undefined;
  return [
    ...(shape.type === "array" && shape.maxItems === undefined ? [at] : []),
    ...(isRecord && shape.maxProperties === undefined ? [at] : []),
    ...(shape.type === "string" && !isBoundedText(shape) ? [at] : []),
    ...Object.entries(properties).flatMap(([name, part]) => unbounded(part, `${at}.${name}`)),
    ...[...anyOf, ...(items ? [items] : []), ...(isRecord ? [values] : [])].flatMap((part) =>
      unbounded(part, `${at}[]`),
    ),
  ];
}

test("every list, record and text that a caller sends has a bound", async () => {
  const open = (await allEndpoints()).flatMap(({ name, params, query, headers, body }) =>
    [params, query, headers, body].flatMap((schema) =>
      schema ? unbounded(shapeOf(schema), name) : [],
    ),
  );
  expect(open).toEqual([]);
});

const MANY = 9_000;
/** Some 90 kB each that no schema takes. */
const HOSTILE: readonly unknown[] = [
  Array.from({ length: 2 * MANY }, () => null),
  Array.from({ length: MANY }, () => ({ x: 0 })),
  Object.fromEntries(Array.from({ length: MANY }, (_, at) => [at + 1, 0])),
  { ["k".repeat(90_000)]: 0 },
  "x".repeat(90_000),
];

/** The hostile values at every place of a body, one at a time. */
function* hostileBodies(shape: Shape): Generator<unknown> {
  yield* HOSTILE;
  for (const part of shape.anyOf ?? []) yield* hostileBodies(part);
  for (const [name, part] of Object.entries(shape.properties ?? {})) {
    for (const inner of hostileBodies(part)) yield { [name]: inner };
  }
  if (shape.items) for (const inner of hostileBodies(shape.items)) yield [inner];
}

type WithBody = NamedEndpoint & { readonly body: z.ZodType };

async function openBodies(): Promise<WithBody[]> {
  const endpoints = await allEndpoints();
  return endpoints.filter(
    (one): one is WithBody => one.auth === undefined && one.body !== undefined,
  );
}

test("a hostile body of 90 kB comes to a hundred errors at most, wherever it is hostile", async () => {
  const endpoints = await openBodies();
  expect(endpoints.length).toBeGreaterThan(8);
  for (const { name, body } of endpoints) {
    for (const hostile of hostileBodies(shapeOf(body))) {
      const { error } = body.safeParse(hostile);
      expect(error?.issues.length, `${name} ${JSON.stringify(hostile).slice(0, 80)}`).toBeLessThan(
        100,
      );
    }
  }
});

test("its answer is short and lists twenty errors at most", async ({ app }) => {
  for (const endpoint of await openBodies()) {
    const names = Object.keys(shapeOf(endpoint.body).properties ?? {});
    const method = endpoint.method.toLowerCase() as "post" | "put";
    for (const hostile of [HOSTILE[2], HOSTILE[3], HOSTILE[4]]) {
      const { status, body, text } = await request(app)
        [method](filledPath(endpoint, "1"))
        .set({ "X-Guest-Key": "g".repeat(22) })
        .send(names.length > 0 ? Object.fromEntries(names.map((name) => [name, "x"])) : {})
        .send({ [names.at(-1) ?? "x"]: hostile });
      expect([endpoint.name, status >= 400 && status < 500]).toEqual([endpoint.name, true]);
      expect(body.errors?.length ?? 0).toBeLessThanOrEqual(20);
      expect(text.length).toBeLessThan(6_000);
    }
  }
});

test("a body is parsed without looking at each of its entries: a long list costs no more than it must", async ({
  app,
}) => {
  const parse = vi.spyOn(JSON, "parse");
  onTestFinished(() => parse.mockRestore());
  const long = Array.from({ length: 15_000 }, (_, at) => at);
  const body = { wineries: long, base: "Yakima", days: 1 };
  await request(app).post("/api/plans").send(body).expect(400);
  const ofBody = parse.mock.calls.filter(([text]) => text === JSON.stringify(body));
  expect(ofBody.map(([, reviver]) => reviver)).toEqual([undefined]);
});
