/** A number as the database keeps it (E.164): a plus sign, country code, digits, nothing else. */
export const E164 = /^\+[1-9]\d{7,14}$/;

/** "(509) 522-1261" for `+15095221261`; any other number as it stands. */
export function formatPhone(phone: string): string {
  const parts = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(phone);
  return parts === null ? phone : `(${parts[1]}) ${parts[2]}-${parts[3]}`;
}
