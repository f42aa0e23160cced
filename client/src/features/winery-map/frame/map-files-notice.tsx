import { useQueries } from "@tanstack/react-query";
import { Button } from "#client/ui/button.tsx";
import { geoQueries } from "../basemap/geo-queries.ts";

/** On a map whose land, roads, names or outlines did not arrive: says so, and fetches them again. */
export function MapFilesNotice() {
  const files = useQueries({
    // The map asks for them; this only watches.
    queries: [
      { ...geoQueries.basemap(), enabled: false },
      { ...geoQueries.roads(), enabled: false },
      { ...geoQueries.towns(), enabled: false },
      { ...geoQueries.avas(), enabled: false },
    ],
  });
  const failed = files.filter(({ isError }) => isError);
  if (failed.length === 0) return null;
  return (
    <div
      role="alert"
      className="absolute inset-x-3 bottom-8 z-[1000] flex flex-wrap items-center justify-between gap-x-4 rounded bg-paper px-4 py-1 font-sans text-sm text-ink shadow-raised"
    >
      Part of the map could not be fetched.
      <Button
        variant="quiet"
        size="sm"
        onClick={() => {
          for (const { refetch } of failed) void refetch();
        }}
      >
        Try again
      </Button>
    </div>
  );
}
