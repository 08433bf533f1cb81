/** The last digits of a masked number, so that users recognise it. */
export const lastDigits = (phoneNumber: string): string =>
  /\d{2,4}$/.exec(phoneNumber)?.[0] ?? phoneNumber;
