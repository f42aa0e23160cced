import { useQuery } from "@tanstack/react-query";
import { siteApi } from "#shared/api/calls.ts";
import { endpointQuery } from "./api.ts";

/** The settings of this installation, such as its tile service. */
export const siteSettingsQuery = () => endpointQuery(siteApi.settings, {});

/** Leaflet's tile URL template; null for the drawn basemap alone. */
export const useTileUrl = (): string | null => useQuery(siteSettingsQuery()).data?.tileUrl ?? null;
