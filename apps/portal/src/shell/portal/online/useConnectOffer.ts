import { offersConnect } from '@foyer/domain';
import { useConnect } from '~/product/network/useConnect';
import { useAppSelector } from '~/session/store/hooks';

/** How to get this device online, where its owner is entitled to it and it is not. */
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
