import { useEffect, useState } from 'react';
import type * as phoneNumbers from './phoneNumbers';

type PhoneNumbers = typeof phoneNumbers;

/**
 * The phone number rules of all countries, fetched when the first phone field is shown. Null until they
 * are loaded, or if they cannot be: the field then accepts the number as typed.
 */
export const usePhoneNumbers = (): PhoneNumbers | null => {
  const [numbers, setNumbers] = useState<PhoneNumbers | null>(null);
  useEffect(() => {
    let here = true;
    import('./phoneNumbers').then(
      (loaded) => here && setNumbers(loaded),
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, []);
  return numbers;
};
