import type { Winery } from "#shared/api/wineries.ts";
import type { RouteSegment } from "#shared/domain/trips/route-geometry.ts";

/** A plan as a map shows it. */
export interface MappedPlan {
  /** Where days begin and end, and where one eats and sleeps: at the centers of their towns. */
  readonly towns: readonly {
    readonly name: string;
    readonly isBase: boolean;
    readonly places: readonly { readonly what: string; readonly name: string }[];
  }[];
  readonly days: readonly {
    readonly title: string;
    /** Numbered through all days. */
    readonly stops: readonly {
      readonly number: number;
      readonly winery: Pick<Winery, "name" | "latitude" | "longitude">;
    }[];
    /** The round of the day, part by part: along its roads where they are known, else straight. */
    readonly course: readonly RouteSegment[];
  }[];
}
