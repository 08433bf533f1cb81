import { clearDraft, keepDraft, readDraft } from '~/session/storage/formDrafts';

const DRAFT = 'agreed';

/**
 * The order whose boxes the person ticked in this tab. It stands among the drafts, so that a log-out clears it: nobody
 * pays by the agreement of another user. Rule LAW-9.
 */
export const agreedOrder = {
  /** @param startNow what the box for the start says; null where the order has none */
  keep: (priceId: string, acceptsTerms: boolean, startNow: string | null): void =>
    keepDraft(
      DRAFT,
      { priceId, ...(acceptsTerms && { terms: 'yes' }), ...(startNow !== null && { startNow }) },
      [],
    ),
  /** What the order sends of its boxes, so that the backend keeps it with the order. */
  sent: (): { acceptsTerms?: true; startNow?: string } => {
    const { terms, startNow } = readDraft<'terms' | 'startNow'>(DRAFT);
    return { ...(terms && { acceptsTerms: true as const }), ...(startNow && { startNow }) };
  },
  is: (priceId: string): boolean => readDraft<'priceId'>(DRAFT).priceId === priceId,
  clear: (): void => clearDraft(DRAFT),
};
