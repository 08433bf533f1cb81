import { clearDraft, keepDraft, readDraft } from '~/session/storage/formDrafts';

const DRAFT = 'pay-step';

/** Notes that this tab has opened a payment: no address can say so. A log-out clears the note with the drafts. */
export const keepPayStep = (): void => keepDraft(DRAFT, { opened: 'yes' }, []);

/** Whether this tab has opened a payment since this was last asked. */
export const takePayStep = (): boolean => {
  const { opened } = readDraft<'opened'>(DRAFT);
  clearDraft(DRAFT);
  return opened !== undefined;
};
