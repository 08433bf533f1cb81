import { useAppSelector } from '~/session/store/hooks';
import { withTexts } from '~/shared/i18n/i18n';
import { lazyComponent } from '~/shared/loading/lazyComponent';
import { DeviceAddress } from './DeviceAddress';
import type { EntryState } from './EntryScreen';

/** Apart, so that a refused device does not wait for it. */
const ClosedSitePlan = lazyComponent(withTexts(() => import('./ClosedSitePlan'), 'dues'));

/** What a turned-away person can tell the people who help: the device, or the plan at a closed site. */
const DeniedDetails = ({ state }: { state: EntryState }) => {
  const { isDenied, isLoggedIn, location } = useAppSelector(({ session }) => session);
  if (state === 'deniedPortal') return isLoggedIn && <ClosedSitePlan />;
  return state === 'denied' && isDenied && location?.mac && <DeviceAddress mac={location.mac} />;
};

export default DeniedDetails;
