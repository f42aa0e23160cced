import { useLocation } from "wouter";
import { Button } from "#client/ui/button.tsx";
import { paths } from "#shared/domain/site/paths.ts";
import { useTripList } from "./use-trip-list.ts";

/** Puts wineries on the trip list, as many as it holds, and leads to the planner with them. */
export function PlanThese({ wineryIds }: { readonly wineryIds: readonly number[] }) {
  const { add } = useTripList();
  const [, navigate] = useLocation();
  const plan = () => {
    for (const id of wineryIds) add(id);
    navigate(paths.planner);
  };
  return (
    <Button size="lg" onClick={plan}>
      Plan this trip
    </Button>
  );
}
