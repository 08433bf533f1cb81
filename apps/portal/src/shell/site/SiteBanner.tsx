import { isNotificationShown, type Importance } from '@foyer/domain';
import { Banner, Notice, type BannerTone } from '@foyer/ui-kit/core';
import { workIcon } from '@foyer/ui-kit/icons';
import { now } from '~/session/storage/browserStores';
import { useAppSelector } from '~/session/store/hooks';

/** Importances that get a banner; others are a line on the page. */
const tones: Record<string, BannerTone> = { MEDIUM: 'warning', HIGH: 'critical' };

/**
 * The operator's notification, shown between its dates.
 *
 * @param only shows it only with this importance
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
