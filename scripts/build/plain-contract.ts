import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";

/** Asks for what of a contract's module needs no schema library. */
const PLAIN = "?plain";

/** A value import from the contract: its names, and the module. */
const IMPORT = /^import \{([^}]*)\} from "(#shared\/api\/[^"?]+)";/gm;

/**
 * The browser calls the server by method and path and takes the answers as they are; only forms read
 * what was typed by schemas. So in the build every call of the contract is its method, path and
 * status alone, and so are the contract's numbers and texts: the library that makes schemas comes
 * with the forms that use them.
 */
export function plainContract(): Plugin {
  return {
    name: "plain-contract",
    apply: "build",
    enforce: "pre",
    transform: {
      filter: { id: /\/client\/src\/.*\.tsx?$/, code: "#shared/api/" },
      async handler(code, id) {
        const pieces: string[] = [];
        let end = 0;
        for (const match of code.matchAll(IMPORT)) {
          const [whole, names = "", source = ""] = match;
          const resolved = await this.resolve(source, id);
          if (!resolved) this.error(`${id}: ${source} is not there`);
          pieces.push(code.slice(end, match.index), await splitImport(names, source, resolved.id));
          end = match.index + whole.length;
        }
        return end === 0 ? null : { code: pieces.join("") + code.slice(end), map: null };
      },
    },
    load: {
      filter: { id: /\?plain$/ },
      async handler(id) {
        const file = id.slice(0, -PLAIN.length);
        this.addWatchFile(file);
        const values = await plainValues(file);
        return Object.entries(values)
          .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
          .join("\n");
      },
    },
  };
}

/** One import as two: of what is plain, and of the rest. */
async function splitImport(names: string, source: string, file: string): Promise<string> {
  const values = await plainValues(file);
  const wanted = names
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "" && !name.startsWith("type "));
  const isPlain = (name: string) => Object.hasOwn(values, name.split(" as ")[0] ?? name);
  const from = (list: readonly string[], suffix: string) =>
    list.length === 0 ? "" : `import { ${list.join(", ")} } from "${source}${suffix}";`;
  return (
    from(wanted.filter(isPlain), PLAIN) +
    from(
      wanted.filter((name) => !isPlain(name)),
      "",
    )
  );
}

/** What a module of the contract exports that can be written down as it is. */
async function plainValues(file: string): Promise<Readonly<Record<string, unknown>>> {
  const module: Readonly<Record<string, unknown>> = await import(pathToFileURL(file).href);
  return Object.fromEntries(
    Object.entries(module).flatMap(([name, value]) => {
      if (name.endsWith("Api")) return [[name, plainCalls(value)]];
      return isWritable(value) ? [[name, value]] : [];
    }),
  );
}

function plainCalls(api: unknown): unknown {
  const calls = Object.entries(api as Record<string, Record<string, unknown>>);
  return Object.fromEntries(
    calls.map(([name, { method, path, auth, status }]) => [name, { method, path, auth, status }]),
  );
}

function isWritable(value: unknown): boolean {
  if (value === null || ["string", "number", "boolean"].includes(typeof value)) return true;
  if (Array.isArray(value)) return value.every(isWritable);
  if (typeof value !== "object" || Object.getPrototypeOf(value) !== Object.prototype) return false;
  return Object.values(value).every(isWritable);
}
