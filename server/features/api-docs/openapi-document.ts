import { setImmediate as turn } from "node:timers/promises";
import { z } from "zod";
import { sessionCookieName } from "#server/http/session.ts";
import type { Endpoint } from "#shared/api/endpoint.ts";
import { problemSchema } from "#shared/api/problem.ts";
import { site } from "#shared/site.ts";
import { API_GROUPS } from "./api-table.ts";

/** A JSON value of the document. */
export type Json = Readonly<Record<string, unknown>>;

/** One call as the document has it. */
export type Operation = ReturnType<typeof operationOf>;
export type OpenApiDocument = Awaited<ReturnType<typeof openApiDocument>>;

const LOCATION = { Location: { schema: { type: "string", format: "uri-reference" } } };
const PROBLEM = "#/components/schemas/Problem";

/**
 * The contract as OpenAPI 3.1: every call with its parameters, body, answers and errors. It takes most
 * of a second, in turns with the requests of others.
 *
 * @param origin where the site is reached, without a slash at the end.
 */
export async function openApiDocument(origin: string) {
  const paths: Record<string, Record<string, Operation>> = {};
  for (const { name: tag, apis } of API_GROUPS) {
    for (const [apiName, api] of Object.entries(apis)) {
      for (const [name, endpoint] of Object.entries(api)) {
        const path = endpoint.path.replace(/:(\w+)/g, "{$1}");
        const operation = operationOf(endpoint, {
          operationId: `${apiName}.${name}`,
          // `bySlug` as "by slug".
          summary: `${tag}: ${name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)}`,
          tags: [tag],
        });
        paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation };
        await turn();
      }
    }
  }
  return {
    openapi: "3.1.0",
    info: {
      title: `${site.name} API`,
      version: "1",
      summary: "What the site's own pages are made of.",
      description:
        "Failures are problem details (RFC 9457) on one line. Lists are the same for everybody, carry an ETag and answer 304. Winery data is under the Open Database License; see /data for files and credits.",
      license: { name: "Open Database License 1.0", identifier: "ODbL-1.0" },
    },
    servers: [{ url: origin }],
    tags: API_GROUPS.map(({ name, about }) => ({ name, description: about })),
    paths,
    components: {
      schemas: { Problem: jsonSchema(problemSchema, "output") },
      securitySchemes: {
        session: {
          type: "apiKey",
          in: "cookie",
          name: sessionCookieName(origin),
          description: "Set at sign-in.",
        },
      },
    },
  };
}

function operationOf(
  endpoint: Endpoint,
  named: { readonly operationId: string; readonly summary: string; readonly tags: string[] },
) {
  const { params, query, headers, body, auth } = endpoint;
  const parameters = Object.entries({ path: params, query, header: headers }).flatMap(
    ([place, schema]) => parametersOf(schema, place),
  );
  return {
    ...named,
    ...(parameters.length > 0 && { parameters }),
    ...(body && {
      requestBody: {
        required: true,
        content: { "application/json": { schema: jsonSchema(body, "input") } },
      },
    }),
    responses: {
      ...success(endpoint),
      "4XX": problem("What was asked cannot be done: a problem (RFC 9457)."),
      default: problem("A problem (RFC 9457)."),
    },
    security: auth === "required" ? [{ session: [] }] : [],
  };
}

function problem(description: string): Json {
  return { description, content: { "application/problem+json": { schema: { $ref: PROBLEM } } } };
}

function success({ response, file, status }: Endpoint): Readonly<Record<string, Json>> {
  if (file) {
    return {
      200: { description: "The file.", content: { [file]: { schema: { type: "string" } } } },
    };
  }
  if (status === 303) return { 303: { description: "Leads to a page.", headers: LOCATION } };
  if (!response) return { 204: { description: "Done; there is nothing to say." } };
  return {
    [status ?? 200]: {
      description: status === 202 ? "Taken; what it leads to comes later." : "The answer.",
      content: { "application/json": { schema: jsonSchema(response, "output") } },
    },
  };
}

function parametersOf(schema: z.ZodType | undefined, place: string): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, "input") as {
    readonly properties?: Readonly<Record<string, unknown>>;
    readonly required?: readonly string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === "path" || required.includes(name),
    schema: property,
  }));
}

/** A schema as callers see it; what JSON Schema cannot say (a rule in code) is left out. */
function jsonSchema(schema: z.ZodType, io: "input" | "output"): Json {
  const { $schema: _dialect, ...plain } = z.toJSONSchema(schema, {
    io,
    unrepresentable: "any",
    target: "draft-2020-12",
  });
  return plain;
}
