import { usePhoneNumbers } from './usePhoneNumbers';

/**
 * Writes a phone number as people in a country do. Until the number rules are loaded, or if they cannot be, it stays in
 * E.164. In a text from right to left its digits stay in order.
 *
 * @param country ISO 3166-1 alpha-2, for example the venue's own country
 */
export const usePhoneText = (country: string): ((number: string) => string) => {
  const numbers = usePhoneNumbers();
  return (number) => `\u2066${numbers?.phoneText(number, country) ?? number}\u2069`;
};
