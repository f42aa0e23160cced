import { siteApi } from "#shared/api/calls.ts";
import { endpointQuery } from "./api.ts";

/** The settings of this installation, such as its tile service. */
export const siteSettingsQuery = () => endpointQuery(siteApi.settings, {});
