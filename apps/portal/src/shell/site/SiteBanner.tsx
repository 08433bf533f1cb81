import { isNotificationShown, type Importance } from '@foyer/domain';
import { Banner, Notice, type BannerTone } from '@foyer/ui-kit/core';
import { workIcon } from '@foyer/ui-kit/icons';
import { now } from '~/session/storage/stores';
import { useAppSelector } from '~/session/store/hooks';

/** How loud a notification is by its importance; the quiet ones are a line on the page itself. */
const tones: Record<string, BannerTone> = { MEDIUM: 'warning', HIGH: 'critical' };

/**
 * The operator's notification, between its dates. Specification, section 3: `notification`.
 *
 * @param only the importance that it must have to be shown here
 */
export const SiteBanner = ({ only }: { only?: Importance }) => {
  const notification = useAppSelector(({ site }) => site.info?.notification ?? null);
  if (!notification || !isNotificationShown(notification, now())) return null;
  const { title, message, importance } = notification;
  if (only && importance !== only) return null;
  const tone = tones[importance];
  return tone ? (
    <Banner tone={tone} title={title} role="status">
      <bdi>{message}</bdi>
    </Banner>
  ) : (
    <Notice icon={workIcon}>
      <div dir="auto">
        {title && <strong>{title} </strong>}
        {message}
      </div>
    </Notice>
  );
};
