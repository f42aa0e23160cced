import { createContext, useContext } from "react";

/** How the application sends the browser to an address outside itself. */
export const LeavePage = createContext<(address: string) => void>((address) => {
  window.location.assign(address);
});

/** Leaves the application for another address, such as the sign-in provider. */
export function useLeavePage(): (address: string) => void {
  return useContext(LeavePage);
}
