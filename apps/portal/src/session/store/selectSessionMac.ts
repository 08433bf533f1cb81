import type { RootState } from './rootReducer';

/** The MAC address of the device that shows this page; null where it is unknown. */
export const selectSessionMac = ({ session, site }: RootState): string | null =>
  session.claims?.mac ?? site.info?.mac ?? null;
