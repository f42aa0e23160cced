import { render, screen } from "@testing-library/react";
import { useEffect } from "react";
import { MapContainer, useMap } from "react-leaflet";
import { expect, test } from "vitest";
import { useMovingMap } from "./map-marks.tsx";

function Fit() {
  const map = useMap();
  useEffect(() => void map.setView([46.3, -119.4], 12, { animate: false }), [map]);
  return null;
}

function Zoom() {
  useMovingMap();
  return <p>Zoom {useMap().getZoom()}</p>;
}

test("what is rendered for a view follows a move that comes before it listens", async () => {
  render(
    <MapContainer center={[47, -120]} zoom={7}>
      <Fit />
      <Zoom />
    </MapContainer>,
  );
  expect(await screen.findByText("Zoom 12")).toBeVisible();
});
