import { offersConnect } from '@foyer/domain';
import { useConnect } from '~/product/network/useConnect';
import { useAppSelector } from '~/session/store/hooks';

/** Connects this device, where its owner may be online and it is not; else null. */
export const useConnectOffer = (): (() => void) | null => {
  const connect = useConnect();
  const isOffered = useAppSelector(({ session }) =>
    offersConnect({
      deviceState: session.deviceState,
      entitled: session.account?.siteUser.hasActiveSubscription ?? false,
      outsideNetwork: session.isOutsideNetwork,
    }),
  );
  return isOffered ? connect : null;
};
