import { clearDraft, keepDraft, readDraft } from '~/session/storage/formDrafts';

const DRAFT = 'agreed';

/**
 * The order whose boxes the person ticked in this tab. It stands among the drafts, so that a log-out clears it: nobody
 * pays by the agreement of another user. Rule LAW-9.
 */
export const agreedOrder = {
  /**
   * @param startNow what the box for the start says; null where the order has none
   * @param recordsLater whether the pay step puts it into the user's consent record
   */
  keep: (
    priceId: string,
    acceptsTerms: boolean,
    startNow: string | null,
    recordsLater: boolean,
  ): void =>
    keepDraft(
      DRAFT,
      {
        priceId,
        ...(acceptsTerms && { terms: 'yes' }),
        ...(startNow !== null && { startNow }),
        ...(recordsLater && { record: 'due' }),
      },
      [],
    ),
  /** What the order sends of its boxes, so that the backend keeps it with the order. */
  sent: (): { acceptsTerms?: true; startNow?: string } => {
    const { terms, startNow } = readDraft<'terms' | 'startNow'>(DRAFT);
    return { ...(terms && { acceptsTerms: true as const }), ...(startNow && { startNow }) };
  },
  /** What the user's consent record must get before anything is paid; null where it has all. */
  unrecorded: (): string | null => {
    const { startNow, record } = readDraft<'startNow' | 'record'>(DRAFT);
    return (record && startNow) ?? null;
  },
  noteRecorded: (): void => {
    const { record: _done, ...kept } = readDraft<string>(DRAFT);
    keepDraft(DRAFT, kept, []);
  },
  is: (priceId: string): boolean => readDraft<'priceId'>(DRAFT).priceId === priceId,
  clear: (): void => clearDraft(DRAFT),
};
