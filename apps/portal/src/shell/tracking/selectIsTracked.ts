import type { RootState } from '~/session/store/rootReducer';

/** Whether the operator has an advertising tracker at all. */
export const selectIsTracked = ({ site }: Pick<RootState, 'site'>): boolean =>
  Object.values(site.config?.tracking ?? {}).some((id) => id !== null);
