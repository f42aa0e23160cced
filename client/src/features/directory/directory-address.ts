import { paths } from "#shared/domain/site/paths.ts";
import {
  type DirectoryFilters,
  directoryAddress,
  NO_FILTERS,
} from "./filters/directory-filters.ts";

/** The address of the directory with these filters set, for links from other pages. */
export const directoryHref = (filters: Partial<DirectoryFilters>): string =>
  `${paths.wineries}?${directoryAddress.write(new URLSearchParams(), { ...NO_FILTERS, ...filters })}`;
