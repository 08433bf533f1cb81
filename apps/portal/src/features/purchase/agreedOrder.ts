import { clearDraft, keepDraft, readDraft } from '~/session/storage/formDrafts';

const DRAFT = 'agreed';

/**
 * The order whose boxes the person ticked in this tab. It stands among the drafts, so that a log-out clears it: nobody
 * pays by the agreement of another user. Rule LAW-9.
 */
export const agreedOrder = {
  keep: (priceId: string): void => keepDraft(DRAFT, { priceId }, []),
  is: (priceId: string): boolean => readDraft<'priceId'>(DRAFT).priceId === priceId,
  clear: (): void => clearDraft(DRAFT),
};
