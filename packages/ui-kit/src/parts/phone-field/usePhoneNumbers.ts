import { useEffect, useState } from 'react';
import type * as phoneNumbers from './phoneNumbers';

type PhoneNumbers = typeof phoneNumbers;

/**
 * The rules of the world's phone numbers, fetched once a phone field is on the page. Null until
 * then, and for good where they cannot be fetched: the field then takes the number as typed.
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
