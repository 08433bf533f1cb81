import { DeviceNotices } from './DeviceNotices';
import { ImpersonationBanner } from './ImpersonationBanner';
import { PastDueBanner } from './PastDueBanner';
import { PausedBanner } from './PausedBanner';
import { SiteNotificationBanner } from './SiteNotificationBanner';

/** What a person must know on every page: whose account it is, what is owed, what rests, what is new. */
export const PortalBanners = () => (
  <>
    <ImpersonationBanner />
    <PastDueBanner />
    <PausedBanner />
    <DeviceNotices />
    <SiteNotificationBanner loud />
  </>
);
