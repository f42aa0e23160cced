/** Phone numbers in the database (E.164). */
export const E164 = /^\+[1-9]\d{7,14}$/;

/** "(509) 522-1261" for `+15095221261`; other numbers unchanged. */
export function formatPhone(phone: string): string {
  const parts = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(phone);
  return parts === null ? phone : `(${parts[1]}) ${parts[2]}-${parts[3]}`;
}
