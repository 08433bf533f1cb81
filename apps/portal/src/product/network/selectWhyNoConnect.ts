import type { RootState } from '~/session/store/rootReducer';

/**
 * Why a device with access has no "Connect": its user has no free slot, or the gateway does not see it. Null if there is
 * one, or no reason is known. Outside the network the portal says nothing of connecting. Rules CONN-12 and START-22.
 */
export const selectWhyNoConnect = ({
  session: { connect, deviceState, isOutsideNetwork, noFreeSlot },
  site,
}: RootState): 'noFreeSlot' | 'unseen' | null => {
  if (connect || isOutsideNetwork || site.info?.isImpersonating) return null;
  if (noFreeSlot) return 'noFreeSlot';
  return deviceState === 'unseen' ? 'unseen' : null;
};
