import { DeviceNotices } from './DeviceNotices';
import { ImpersonationBanner } from './ImpersonationBanner';
import { PastDueBanner } from './PastDueBanner';
import { PausedBanner } from './PausedBanner';
import { SiteNotificationBanner } from './SiteNotificationBanner';

/** The banners of every portal page. */
export const PortalBanners = () => (
  <>
    <ImpersonationBanner />
    <PastDueBanner />
    <PausedBanner />
    <DeviceNotices />
    <SiteNotificationBanner prominent />
  </>
);
