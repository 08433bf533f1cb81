import { useEffect, useEffectEvent, useState } from 'react';
import { usePhoneNumbers } from './usePhoneNumbers';

/** What the field knows about the typed number. */
export interface PhoneDetail {
  /** Null while unknown: nothing is typed, or the number rules are not loaded. */
  valid: boolean | null;
  /** ISO 3166-1 alpha-2, as chosen or as the number says. */
  country: string;
}

export type PhoneChange = (value: string, detail: PhoneDetail) => void;

/**
 * The state of a phone field. While the person types, the field shows the text as typed. Before and
 * after that, it shows a valid number as people of its country write it.
 */
export const usePhoneInput = (start: string, startCountry: string, onChange?: PhoneChange) => {
  const numbers = usePhoneNumbers();
  const [first] = useState(start);
  const [byHand, setByHand] = useState<string | null>(null);
  const [chosen, setChosen] = useState(startCountry);
  const [typed, setTyped] = useState(start);
  const [typing, setTyping] = useState(false);

  const reading = numbers?.readPhone(typed, chosen);
  const settled = !typing && reading?.usable ? reading : undefined;
  const country = settled?.country ?? chosen;

  const take = (next: string, within: string) => {
    setTyped(next);
    setChosen(within);
    const read = numbers?.readPhone(next, within);
    const valid = numbers && next.trim() ? (read?.valid ?? false) : null;
    const value = read?.usable ? read.e164 : next.trim();
    onChange?.(value, { valid, country: read?.country ?? within });
  };
  // Reads a number that was typed before the rules were loaded.
  const reread = useEffectEvent(() => {
    if (typed.trim()) take(typed, chosen);
  });
  useEffect(() => {
    if (numbers) reread();
  }, [numbers]);

  /** Clearing the field drops the country that a typed number brought, not one that the person chose. */
  const whenEmpty = () =>
    byHand ?? numbers?.readPhone(first, startCountry)?.country ?? startCountry;

  const type = (next: string) => {
    setTyping(true);
    take(next, next.trim() ? country : whenEmpty());
  };
  return {
    numbers,
    country,
    text: settled?.national ?? typed,
    type,
    /** Another country for the same digits. */
    choose: (next: string) => {
      setByHand(next);
      take(settled?.national ?? typed, next);
    },
    /** The field lost the focus. */
    settle: () => setTyping(false),
  };
};
