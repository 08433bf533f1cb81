import { clearDraft, keepDraft, readDraft } from '~/session/storage/formDrafts';

const DRAFT = 'pay-step';

/** Notes that this tab has opened a payment: no address can say so. A log-out clears the note with the drafts. */
export const keepOpenedPayment = (): void => keepDraft(DRAFT, { opened: 'yes' }, []);

/** Whether this tab has opened a payment whose page hasn't put the device online yet. */
export const hasOpenedPayment = (): boolean => readDraft<'opened'>(DRAFT).opened !== undefined;

/** Reads that note and deletes it. */
export const takeOpenedPayment = (): boolean => {
  const hasOpened = hasOpenedPayment();
  clearDraft(DRAFT);
  return hasOpened;
};
