import type { Position } from "#shared/domain/places/distance.ts";
import { milesText } from "../map-winery.ts";
import type { NearWinery } from "./nearest.ts";
import type { NearMe } from "./use-near-me.ts";

interface NearMePanelProps {
  readonly nearMe: NearMe;
  readonly nearest: readonly NearWinery[];
  readonly onTown: (position: Position, town: string) => void;
  readonly onWinery: (winery: NearWinery) => void;
  readonly onClose: () => void;
}

/** Towns to start from when the browser does not tell (US Census Bureau Gazetteer 2025). */
const START_TOWNS: readonly (Position & { readonly name: string })[] = [
  { name: "Seattle", latitude: 47.6193, longitude: -122.3515 },
  { name: "Woodinville", latitude: 47.7577, longitude: -122.1468 },
  { name: "Yakima", latitude: 46.5909, longitude: -120.5494 },
  { name: "Prosser", latitude: 46.209, longitude: -119.7678 },
  { name: "Walla Walla", latitude: 46.067, longitude: -118.337 },
  { name: "Chelan", latitude: 47.8443, longitude: -120.0136 },
];

function Nearest({ nearest, onWinery }: Pick<NearMePanelProps, "nearest" | "onWinery">) {
  return (
    <ol className="map-near-list" aria-label="Nearest wineries">
      {nearest.map((near) => (
        <li key={near.winery.id}>
          <button type="button" onClick={() => onWinery(near)}>
            <span>{near.winery.name}</span>
            <span className="map-near-miles">{milesText(near.miles)}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}

function Towns({ onTown }: Pick<NearMePanelProps, "onTown">) {
  return (
    <ul className="map-near-towns">
      {START_TOWNS.map(({ name, latitude, longitude }) => (
        <li key={name}>
          <button type="button" onClick={() => onTown({ latitude, longitude }, name)}>
            {name}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The answer to "Near me": the nearest wineries as the crow flies, or why not and a town instead. */
export function NearMePanel({ nearMe, nearest, onTown, onWinery, onClose }: NearMePanelProps) {
  const { status } = nearMe;
  return (
    <div className="map-near" hidden={status === "idle"}>
      <div role="status">
        {status === "asking" && <p>Asking your browser for your position…</p>}
        {status === "found" && (
          <p className="map-near-title">Nearest to {nearMe.place ?? "you"}, as the crow flies</p>
        )}
        {status === "failed" && (
          <p>
            <strong>{nearMe.reason}</strong> Start from a town instead:
          </p>
        )}
      </div>
      {status === "found" && <Nearest nearest={nearest} onWinery={onWinery} />}
      {status === "failed" && <Towns onTown={onTown} />}
      {status !== "idle" && (
        <button type="button" className="map-near-close" onClick={onClose}>
          <span className="sr-only">Close the nearest wineries</span>
          <svg aria-hidden="true" viewBox="0 0 16 16" width="12" height="12">
            <path d="M2 2 14 14M14 2 2 14" stroke="currentColor" strokeWidth="1.6" fill="none" />
          </svg>
        </button>
      )}
    </div>
  );
}
