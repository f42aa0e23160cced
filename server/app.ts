import express, { type Express, type RequestHandler, Router } from "express";
import { accountRoutes } from "#server/features/account/account-routes.ts";
import { authRoutes } from "#server/features/auth/auth-routes.ts";
import { createSessions } from "#server/features/auth/sessions.ts";
import { createSignIn, createSignOut } from "#server/features/auth/sign-in.ts";
import {
  embeddedProvider,
  PROVIDER_PATH,
} from "#server/features/sign-in-provider/embedded-provider.ts";
import { passwordRoutes } from "#server/features/sign-in-provider/password-routes.ts";
import { providerGuard } from "#server/features/sign-in-provider/provider-guard.ts";
import { signInPageRoutes } from "#server/features/sign-in-provider/sign-in-page-routes.ts";
import { CachedResponses } from "#server/http/cached/cached-responses.ts";
import { problemHandler, unknownApiPath } from "#server/http/errors.ts";
import type { Admission } from "#server/http/guards/admission.ts";
import { forwardedWithoutPorts } from "#server/http/guards/client-network.ts";
import { validHeadOnly } from "#server/http/guards/request-head.ts";
import { sameOriginOnly } from "#server/http/guards/same-origin.ts";
import { securityHeaders, withHeaders } from "#server/http/guards/security-headers.ts";
import { requestLog } from "#server/http/request-log.ts";
import {
  createMapPainter,
  type MapPainter,
  pictureThread,
} from "#server/pictures/picture-thread.ts";
import type { SharePainter } from "#server/pictures/share-pictures.ts";
import { createPlanner, type Planner } from "#server/planning/planner.ts";
import { requestTurns } from "#server/planning/request-turns.ts";
import type { AppDeps } from "#server/platform/deps.ts";
import { Outages } from "#server/platform/outages.ts";
import { listRoutes } from "./features/account/list-routes.ts";
import { neverMailRoutes } from "./features/account/never-mail-routes.ts";
import { apiDocsRoutes } from "./features/api-docs/api-docs-routes.ts";
import { embedRoutes } from "./features/embed/embed-routes.ts";
import { factConfirmationRoutes } from "./features/facts/fact-confirmation-routes.ts";
import { newsletterRoutes } from "./features/newsletter/newsletter-routes.ts";
import { openDataRoutes } from "./features/open-data/open-data-routes.ts";
import { type BuildInfo, FROM_SOURCES } from "./features/operations/build-info.ts";
import { contentRoutes } from "./features/operations/content-routes.ts";
import { mailboxRoutes } from "./features/operations/mailbox-routes.ts";
import type { Metrics } from "./features/operations/metrics.ts";
import { operationsRoutes } from "./features/operations/operations-routes.ts";
import { placeRoutes } from "./features/places/place-routes.ts";
import { plannerRoutes } from "./features/places/planner-routes.ts";
import { readingRoutes } from "./features/reading/reading-routes.ts";
import { siteDocumentRoutes } from "./features/site/document-routes.ts";
import { sharePictureRoutes } from "./features/site/share-picture-routes.ts";
import { shareTargetRoutes } from "./features/site/share-target.ts";
import { siteRoutes } from "./features/site/site-routes.ts";
import { createTripEvents, type TripEvents } from "./features/trips/trip-events.ts";
import { tripRoutes } from "./features/trips/trip-routes.ts";
import { type GuideDeps, keepGuide } from "./features/wineries/guide-answers.ts";
import { wineryRoutes } from "./features/wineries/winery-routes.ts";

interface AppOptions {
  /** Whether Vite serves the client, which needs a looser content security policy. */
  readonly development?: boolean;
  /** Answers everything outside `/api`: the built client, or Vite in development. */
  readonly site?: RequestHandler;
  /** Responses that are the same for everybody. */
  readonly cached?: CachedResponses;
  /** These work in threads of their own; tests share one set. */
  readonly planner?: Planner;
  readonly painter?: MapPainter;
  readonly sharePainter?: SharePainter;
  /** Pushes changes to open trip pages; without a listener it polls. */
  readonly tripEvents?: TripEvents;
  readonly build?: BuildInfo;
  readonly metrics?: Metrics;
  /** Sheds load when the process is overloaded; without it every request is let in. */
  readonly admission?: Admission;
  readonly outages?: Outages;
  /** Records each request as a trace span, if traces are configured. */
  readonly tracing?: RequestHandler;
}

/**
 * Builds the application. It does not listen and has no side effects until the first request.
 */
export function createApp(given: AppDeps & Partial<GuideDeps>, options: AppOptions = {}): Express {
  const deps = { ...given, guide: given.guide ?? keepGuide(given) };
  const draw = pictureThread(deps.logger);
  const {
    site,
    cached = new CachedResponses(deps),
    development = false,
    planner = createPlanner(deps.logger),
    painter = createMapPainter(draw, deps.logger),
    sharePainter = async (share) => Buffer.from(await draw({ share })),
    tripEvents = createTripEvents(deps),
    build = FROM_SOURCES,
    metrics,
    admission,
    tracing,
    outages = new Outages(deps.logger),
  } = options;
  const { config, logger } = deps;
  const app = express();
  app.disable("x-powered-by");
  app.set("trust proxy", config.trustProxy);
  const secure = config.publicUrl.startsWith("https:");
  const headers = securityHeaders({ tileUrl: config.tileUrl, secure, development });
  app.use(
    forwardedWithoutPorts,
    requestLog(logger, deps.secret),
    withHeaders(headers),
    validHeadOnly,
  );
  if (tracing) app.use(tracing);
  app.use(cached.middleware);
  if (admission) app.use(admission.middleware);
  app.use(requestTurns());

  app.use(siteDocumentRoutes(deps, cached), apiDocsRoutes(deps, cached));
  app.use(shareTargetRoutes(deps));
  app.use(openDataRoutes(deps, cached), embedRoutes(deps, cached));
  app.use(sharePictureRoutes(deps, planner, sharePainter));
  app.use(siteRoutes(deps, cached), operationsRoutes(deps, { build, metrics }));
  app.use(wineryRoutes(deps, cached, planner));
  app.use(readingRoutes(deps, planner, cached), placeRoutes(deps, cached));
  const accounts = createAccounts(deps, outages);
  app.use("/api", sameOriginOnly(config.publicUrl));
  app.use("/api", accounts.restoreSession);
  app.use(plannerRoutes(deps, planner));
  app.use(accounts.routes, listRoutes(deps));
  app.use(tripRoutes({ ...deps, planner, tripEvents }, { painter }));
  app.use(newsletterRoutes(deps), neverMailRoutes(deps));
  app.use(factConfirmationRoutes(deps));
  app.use("/api", unknownApiPath);
  app.use(mailboxRoutes(deps), contentRoutes(deps));
  if (site) app.use(site);
  app.use(problemHandler(logger, outages));
  return app;
}

/** Sign-in and accounts: the middleware that restores a visitor's session, and the routes. */
function createAccounts(deps: AppDeps, outages: Outages) {
  const sessions = createSessions(deps);
  const provider = deps.config.embedded["sign-in"] ? embeddedProvider(deps) : undefined;
  const signIn = createSignIn(deps, provider);
  const signOut = createSignOut(sessions, signIn);
  const routes = Router();
  routes.use(
    authRoutes(deps, { sessions, signIn, signOut, outages }),
    accountRoutes(deps, signOut),
  );
  if (provider) {
    routes.use(PROVIDER_PATH, providerGuard(deps), provider.handler);
    routes.use(signInPageRoutes(deps, provider), passwordRoutes(deps));
  }
  return { restoreSession: sessions.restore, routes };
}
