/** The last digits of a number that the server has masked: enough to know it by. */
export const lastDigits = (phoneNumber: string): string =>
  /\d{2,4}$/.exec(phoneNumber)?.[0] ?? phoneNumber;
