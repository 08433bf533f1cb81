const phones = new Set(['mobile', 'phone']);

/** Whether an account detail of this name is a phone number. */
export const isPhoneDetail = (name: string): boolean => phones.has(name);
