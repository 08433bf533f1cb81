/** Characters that a field holds at most. Rule FORM-1. */
export const maxLengths = {
  deviceName: 50,
  firstName: 50,
  lastName: 50,
  email: 100,
  phone: 50,
  password: 200,
  zoneName: 30,
  description: 500,
  buildingName: 50,
  siteName: 50,
  guestName: 50,
  fullName: 100,
} as const;
export type LimitedField = keyof typeof maxLengths;
