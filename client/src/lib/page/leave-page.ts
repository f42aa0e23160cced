/** How the application sends the browser to an address outside itself, such as the sign-in provider. */
export const leavePage = {
  to: (address: string): void => window.location.assign(address),
};
