import { now, storage } from '~/session/storage/browserStores';
import { consent } from './consent';

const TEXT = 'foyer.consentText';
const TIME = 'foyer.consentTime';

/** Keeps an answer with its time and the question as the person read it, for the record of PREF-6. */
export const answerConsent = (answer: 'yes' | 'no', text: string): void => {
  storage.set(TEXT, text);
  storage.set(TIME, new Date(now()).toISOString());
  consent.answer(answer);
};

/** The question that this browser last asked, and when it was answered; what is unknown is left out. */
export const lastQuestion = (): { text?: string; at?: string } => {
  const [text, at] = [storage.get(TEXT), storage.get(TIME)];
  return { ...(text !== null && { text }), ...(at !== null && { at }) };
};
