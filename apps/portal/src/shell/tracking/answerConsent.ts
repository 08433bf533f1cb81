import { storage } from '~/session/storage/browserStores';
import { consent } from './consent';

const KEY = 'foyer.consentText';

/** Keeps an answer with the question as the person read it, for the record of PREF-6. */
export const answerConsent = (answer: 'yes' | 'no', text: string): void => {
  storage.set(KEY, text);
  consent.answer(answer);
};

/** The question that this browser last asked; null if unknown. */
export const askedText = (): string | null => storage.get(KEY);
