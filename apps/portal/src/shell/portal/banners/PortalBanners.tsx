import { AgentBanner } from '~/shell/log-out/AgentBanner';
import { DeviceNotices } from './DeviceNotices';
import { OpenOrderBanner } from './OpenOrderBanner';
import { PastDueBanner } from './PastDueBanner';
import { PausedBanner } from './PausedBanner';
import { SiteNotificationBanner } from './SiteNotificationBanner';

interface PortalBannersProps {
  /** The page has the buttons that pay what is due. */
  paysDue: boolean;
}

/** The banners of every portal page. */
export const PortalBanners = ({ paysDue }: PortalBannersProps) => (
  <>
    <AgentBanner />
    {!paysDue && <PastDueBanner />}
    <PausedBanner />
    <OpenOrderBanner />
    <DeviceNotices />
    <SiteNotificationBanner prominent />
  </>
);
