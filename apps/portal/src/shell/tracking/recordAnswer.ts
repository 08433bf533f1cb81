import { storage } from '~/session/storage/browserStores';
import type { AppDispatch } from '~/session/store/createStore';
import { lastQuestion } from './answerConsent';
import { consentsApi } from './consents.api';

const KEY = 'foyer.consentRecord';

/** The entry of this browser's last answer. */
interface Entry {
  userId: string;
  answer: 'yes' | 'no';
  /** Null where the backend keeps no record. */
  id: string | null;
}

const lastEntry = (): Partial<Entry> => {
  try {
    const kept: unknown = JSON.parse(storage.get(KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? kept : {};
  } catch {
    return {};
  }
};

/** Records the browser's answer for a user, once. What fails is tried again when the portal opens next. Rule PREF-6. */
export const recordAnswer = async (
  dispatch: AppDispatch,
  userId: string,
  answer: 'yes' | 'no',
): Promise<void> => {
  const last = lastEntry();
  const before = last.userId === userId ? last : {};
  if (before.answer === answer) return;
  const { data, error } = await dispatch(
    consentsApi.endpoints.recordConsent.initiate({
      kind: 'tracking',
      answer: answer === 'yes',
      ...lastQuestion(),
      ...(before.id && { replaces: before.id }),
    }),
  );
  if (error) return;
  const entry: Entry = { userId, answer, id: data?.id ?? null };
  storage.set(KEY, JSON.stringify(entry));
};
