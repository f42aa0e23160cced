import { createContext, useContext } from "react";

/** How the application sends the browser to an address that is no page of it. */
export const LeavePage = createContext<(address: string) => void>((address) => {
  window.location.assign(address);
});

/** Leaves the application for another address, e.g. the provider one signs in at. */
export function useLeavePage(): (address: string) => void {
  return useContext(LeavePage);
}
