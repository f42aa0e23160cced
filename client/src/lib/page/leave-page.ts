/** How the application sends the browser to an address outside itself, such as the sign-in provider, or starts anew. */
export const leavePage = {
  to: (address: string): void => window.location.assign(address),
  anew: (): void => window.location.reload(),
};
