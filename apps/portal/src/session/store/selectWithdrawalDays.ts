import type { RootState } from './rootReducer';

/** How long users may withdraw from a contract; null where they can't, or where we do not know. */
export const selectWithdrawalDays = ({ site }: Pick<RootState, 'site'>): number | null =>
  site.info?.consumerRights?.withdrawalDays ?? null;
