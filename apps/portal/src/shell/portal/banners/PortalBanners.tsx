import { AgentBanner } from '~/shell/log-out/AgentBanner';
import { DeviceNotices } from './DeviceNotices';
import { OpenOrderBanner } from './OpenOrderBanner';
import { PastDueBanner } from './PastDueBanner';
import { PausedBanner } from './PausedBanner';
import { SiteNotificationBanner } from './SiteNotificationBanner';

/** The banners of every portal page. */
export const PortalBanners = () => (
  <>
    <AgentBanner />
    <PastDueBanner />
    <PausedBanner />
    <OpenOrderBanner />
    <DeviceNotices />
    <SiteNotificationBanner prominent />
  </>
);
