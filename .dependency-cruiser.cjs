/** Who may import whom (docs/architecture.md). Capture groups cover every feature at once. */
const TESTS =
  "\\.test\\.tsx?$|^(client/src|shared/domain)/testing/|^(server|scripts)/testing/|^server/system/";

const ban = (name, from, to, comment) => ({ name, severity: "error", comment, from, to });

module.exports = {
  forbidden: [
    ban("no-cycles", {}, { circular: true }),
    ban(
      "no-unresolved",
      {},
      { couldNotResolve: true, pathNot: "^(virtual:|.*\\?(url|worker|raw))" },
    ),
    ban(
      "other-top-folders-by-their-alias",
      { path: "^(client|server|shared|scripts|bench|e2e)/" },
      {
        path: "^(client/src|server|shared|scripts)/",
        pathNot: "^$1/",
        dependencyTypesNot: ["aliased"],
      },
      "another top folder is imported by its alias: #shared/…, #server/…, #client/…, #scripts/…",
    ),
    ban(
      "domain-is-pure",
      { path: "^shared/domain/", pathNot: TESTS },
      { pathNot: "^shared/(api/|domain/|site\\.ts)|node_modules/(date-fns|@date-fns)/" },
    ),
    ban(
      "domain-and-tables-take-only-the-contract-s-types",
      { path: "^shared/(domain|db)/", pathNot: TESTS },
      { path: "^shared/api/", dependencyTypesNot: ["type-only"] },
      "what travels is declared once, by its schema",
    ),
    ban(
      "contract-knows-only-domain",
      { path: "^shared/api/", pathNot: TESTS },
      { path: "^shared/db/|^client/|^server/|node_modules/(drizzle|react|express)" },
    ),
    ban("tables-know-only-domain", { path: "^shared/db/" }, { path: "^client/|^server/" }),
    ban("shared-is-shared", { path: "^shared/" }, { path: "^(client|server)/" }),
    ban("client-sees-no-server", { path: "^client/" }, { path: "^server/" }),
    ban(
      "client-sees-no-tables",
      { path: "^client/" },
      { path: "^shared/db/|node_modules/drizzle" },
    ),
    ban(
      "client-uses-no-node",
      { path: "^client/src/", pathNot: TESTS },
      { dependencyTypes: ["core"] },
    ),
    ban("server-sees-no-client", { path: "^server/" }, { path: "^client/" }),
    ban(
      "features-stand-alone",
      { path: "^client/src/features/([^/]+)/" },
      { path: "^client/src/(app|pages|features)/", pathNot: "^client/src/features/$1/" },
    ),
    ban(
      "a-feature-s-rooms-are-private",
      { path: "^client/src/", pathNot: `^client/src/features/|${TESTS}` },
      { path: "^client/src/features/[^/]+/[^/]+/" },
      "outsiders import a feature's top files only",
    ),
    ban(
      "entities-stand-alone",
      { path: "^client/src/entities/([^/]+)/" },
      {
        path: "^client/src/(app|pages|features|content|entities)/",
        pathNot: "^client/src/entities/$1/",
      },
    ),
    ban(
      "content-is-below-features",
      { path: "^client/src/content/" },
      { path: "^client/src/(app|pages|features)/" },
    ),
    ban(
      "ui-is-product-blind",
      { path: "^client/src/ui/" },
      { path: "^client/src/(app|pages|features|entities|content)/|^shared/(api|db)/" },
    ),
    ban(
      "art-stands-alone",
      { path: "^client/src/art/" },
      { path: "^client/src/(?!art/)|^shared/(api|db)/" },
    ),
    ban(
      "lib-is-below-product",
      { path: "^client/src/lib/", pathNot: TESTS },
      { path: "^client/src/(app|pages|features|entities|content|ui)/" },
    ),
    ban(
      "pages-are-not-imported",
      { path: "^client/src/", pathNot: `^client/src/(app|main)|${TESTS}` },
      { path: "^client/src/pages/", pathNot: "-sections\\.tsx$" },
      "but for the sections that a page has in a chunk of their own",
    ),
    ban(
      "server-features-share-queries-and-answers",
      { path: "^server/features/([^/]+)/", pathNot: TESTS },
      { path: "^server/features/", pathNot: "^server/features/$1/|-(queries|answers)\\.ts$" },
      "queries hold SQL, answers what is worked out of it",
    ),
    ban(
      "a-server-feature-s-rooms-are-private",
      { path: "^server/", pathNot: `^server/features/|${TESTS}` },
      { path: "^server/features/[^/]+/[^/]+/" },
    ),
    ban(
      "roads-are-asked-through-one-door",
      { path: "^server/", pathNot: `^server/roads/|${TESTS}` },
      {
        path: "^server/roads/",
        pathNot: "^server/roads/(roads|route-cache|drive)\\.ts$",
      },
    ),
    ban(
      "the-road-network-is-in-one-thread",
      { path: "^server/", pathNot: `^server/(roads/|planning/plan-worker\\.ts$)|${TESTS}` },
      { path: "^server/roads/roads\\.ts$" },
      "ask a planner for drives",
    ),
    ban(
      "roads-know-no-feature",
      { path: "^server/roads/" },
      { path: "^server/(?!roads/|testing/)" },
    ),
    ban(
      "platform-is-below",
      { path: "^server/platform/", pathNot: TESTS },
      { path: "^server/(?!platform/)" },
    ),
    ban(
      "http-is-below-what-answers",
      { path: "^server/http/", pathNot: TESTS },
      { path: "^server/(mail|limits|planning|pictures|roads)/" },
    ),
    ban(
      "limits-and-planning-are-below-mail",
      { path: "^server/(limits|planning|pictures)/", pathNot: TESTS },
      { path: "^server/mail/" },
    ),
    ban(
      "http-mail-limits-and-planning-are-below-features",
      { path: "^server/(http|mail|limits|planning)/", pathNot: TESTS },
      { path: "^server/(features|app|main|runtime)" },
    ),
    ban(
      "roads-know-places-only",
      { path: "^server/roads/", pathNot: TESTS },
      { path: "^server/(?!roads/|testing/)|^shared/(api|db)/" },
    ),
    ban(
      "editors-tools-use-the-product",
      { path: "^(client|server|shared)/" },
      { path: "^scripts/" },
    ),
    ban(
      "editors-tools-see-no-pages",
      { path: "^scripts/content/", pathNot: "\\.test\\.ts$" },
      {
        path: "^client/|^server/(features|http|mail|limits|app|main|runtime)",
        pathNot: "-queries\\.ts$",
      },
    ),
    ban(
      "sql-only-in-queries",
      {
        path: "^server/",
        pathNot: `-queries\\.ts$|^server/platform/database/|${TESTS}`,
      },
      { path: "node_modules/drizzle-orm|node_modules/pg/" },
    ),
    ban(
      "queries-know-no-http",
      { path: "^server/.*-queries\\.ts$", pathNot: TESTS },
      { path: "^server/http/|^server/mail/open-mailer|node_modules/(express|nodemailer)/" },
    ),
    ban(
      "production-needs-no-dev-packages",
      { path: "^(server|shared)/", pathNot: `${TESTS}|^server/dev\\.ts$` },
      {
        dependencyTypes: ["npm-dev"],
        dependencyTypesNot: ["type-only", "npm"],
      },
    ),
    ban(
      "no-testing-in-product",
      { path: "^(client/src|server|shared)/", pathNot: TESTS },
      {
        path: "^(client/src|shared/domain)/testing/|^(server|scripts)/testing/|\\.test\\.tsx?$",
      },
    ),
  ],
  options: {
    tsConfig: { fileName: "tsconfig.json" },
    tsPreCompilationDeps: true,
    doNotFollow: { path: "node_modules" },
    exclude: { path: "(^|/)dist/|^client/public/" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "require", "node", "default", "types"],
      extensions: [".ts", ".tsx", ".js", ".json"],
    },
  },
};
