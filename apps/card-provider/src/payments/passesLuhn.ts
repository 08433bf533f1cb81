/** Luhn's check digit: finds a mistyped number before the bank is asked. */
export function passesLuhn(number: string): boolean {
  let sum = 0;
  Array.from(number)
    .toReversed()
    .forEach((character, index) => {
      const digit = Number(character) * (index % 2 ? 2 : 1);
      sum += digit > 9 ? digit - 9 : digit;
    });
  return /^\d{12,19}$/.test(number) && sum % 10 === 0;
}
