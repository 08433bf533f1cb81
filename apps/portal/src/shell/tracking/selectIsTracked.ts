import type { RootState } from '~/session/store/rootReducer';

/** Whether the operator has any advertising tracker. */
export const selectIsTracked = ({ site }: Pick<RootState, 'site'>): boolean =>
  Object.values(site.config?.tracking ?? {}).some((id) => id !== null);
