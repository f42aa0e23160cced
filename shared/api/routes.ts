/** Method and path of the browser's calls, for pages that load no schemas. */

export const accountRoutes = {
  export: { method: "GET", path: "/api/account/export" },
  remove: { method: "DELETE", path: "/api/account" },
  signOutEverywhere: { method: "POST", path: "/api/account/sign-out-everywhere" },
} as const;

export const authRoutes = {
  user: { method: "GET", path: "/api/auth/user" },
  logout: { method: "POST", path: "/api/logout" },
} as const;

export const favoritesRoutes = {
  list: { method: "GET", path: "/api/favorites" },
  add: { method: "PUT", path: "/api/favorites/:wineryId" },
  remove: { method: "DELETE", path: "/api/favorites/:wineryId" },
} as const;

export const factConfirmationsRoutes = {
  questions: { method: "GET", path: "/api/confirm/:token" },
  answer: { method: "POST", path: "/api/confirm/:token" },
} as const;

export const neverMailRoutes = {
  state: { method: "GET", path: "/api/mail/never/:token/state" },
  stop: { method: "POST", path: "/api/mail/never/:token" },
  stopPage: { method: "GET", path: "/api/mail/never/:token" },
  askToAllow: { method: "POST", path: "/api/mail/never/:token/allow-link" },
  allow: { method: "POST", path: "/api/mail/allow/:token" },
} as const;

export const newsletterRoutes = {
  subscribe: { method: "POST", path: "/api/newsletter" },
  confirmation: { method: "GET", path: "/api/newsletter/confirmations/:token" },
  confirm: { method: "POST", path: "/api/newsletter/confirmations/:token" },
  unsubscribe: { method: "POST", path: "/api/newsletter/unsubscribe/:token" },
  unsubscribePage: { method: "GET", path: "/api/newsletter/unsubscribe/:token" },
} as const;

export const passwordRoutes = {
  change: { method: "POST", path: "/api/account/password" },
  askConfirmation: { method: "POST", path: "/api/account/confirmation" },
  confirmation: { method: "GET", path: "/api/account/confirmations/:token" },
  confirm: { method: "POST", path: "/api/account/confirmations/:token" },
  forget: { method: "POST", path: "/api/password/resets" },
  reset: { method: "GET", path: "/api/password/resets/:token" },
  choose: { method: "POST", path: "/api/password/resets/:token" },
} as const;

export const signInRoutes = {
  details: { method: "GET", path: "/api/sign-in/:uid/details" },
  signIn: { method: "POST", path: "/api/sign-in/:uid/password" },
  signUp: { method: "POST", path: "/api/sign-in/:uid/account" },
} as const;

export const citiesRoutes = {
  search: { method: "GET", path: "/api/cities" },
} as const;

export const placesRoutes = {
  list: { method: "GET", path: "/api/places" },
} as const;

export const postsRoutes = {
  list: { method: "GET", path: "/api/blog" },
  bySlug: { method: "GET", path: "/api/blog/:slug" },
} as const;

export const readyTripsRoutes = {
  list: { method: "GET", path: "/api/ready-trips" },
  bySlug: { method: "GET", path: "/api/ready-trips/:slug" },
} as const;

export const siteRoutes = {
  live: { method: "GET", path: "/api/live" },
  ready: { method: "GET", path: "/api/ready" },
  health: { method: "GET", path: "/api/health" },
  settings: { method: "GET", path: "/api/site" },
} as const;

export const drivesRoutes = {
  between: { method: "POST", path: "/api/drives" },
  geometries: { method: "POST", path: "/api/drives/courses" },
  fromTown: { method: "GET", path: "/api/drives/from" },
} as const;

export const itinerariesRoutes = {
  sendEmail: { method: "POST", path: "/api/itineraries/send-email" },
} as const;

export const savedItinerariesRoutes = {
  create: { method: "POST", path: "/api/itineraries" },
  list: { method: "GET", path: "/api/itineraries" },
  deleted: { method: "GET", path: "/api/itineraries/deleted" },
  byId: { method: "GET", path: "/api/itineraries/:id" },
  update: { method: "PATCH", path: "/api/itineraries/:id" },
  remove: { method: "DELETE", path: "/api/itineraries/:id" },
  restore: { method: "POST", path: "/api/itineraries/:id/restore" },
} as const;

export const tripListRoutes = {
  read: { method: "GET", path: "/api/trip-list" },
  add: { method: "PUT", path: "/api/trip-list" },
  clear: { method: "DELETE", path: "/api/trip-list" },
  remove: { method: "DELETE", path: "/api/trip-list/:wineryId" },
} as const;

export const tripEventsRoutes = {
  events: { method: "GET", path: "/api/trips/:token/events" },
} as const;

export const tripsRoutes = {
  create: { method: "POST", path: "/api/trips" },
  byToken: { method: "GET", path: "/api/trips/:token" },
  update: { method: "PUT", path: "/api/trips/:token" },
  change: { method: "PATCH", path: "/api/trips/:token" },
  mail: { method: "POST", path: "/api/trips/:token/mail" },
  remove: { method: "DELETE", path: "/api/trips/:token" },
  renewLinks: { method: "POST", path: "/api/trips/:token/links" },
  claim: { method: "POST", path: "/api/trips/:token/claim" },
  duplicate: { method: "POST", path: "/api/trips/:token/duplicate" },
  mark: { method: "PUT", path: "/api/trips/:token/marks" },
  unmark: { method: "DELETE", path: "/api/trips/:token/marks" },
  removeGuest: { method: "DELETE", path: "/api/trips/:token/guests/:guestId" },
  setVoting: { method: "PUT", path: "/api/trips/:token/voting" },
} as const;

export const factReportsRoutes = {
  report: { method: "POST", path: "/api/wineries/slug/:slug/reports" },
} as const;

export const wineriesRoutes = {
  list: { method: "GET", path: "/api/wineries" },
  featured: { method: "GET", path: "/api/wineries/featured" },
  departed: { method: "GET", path: "/api/wineries/departed" },
  bySlug: { method: "GET", path: "/api/wineries/slug/:slug" },
  nearby: { method: "GET", path: "/api/wineries/slug/:slug/nearby" },
} as const;
