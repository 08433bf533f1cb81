import { isNotificationShown, type Instant } from '@foyer/domain';
import { Banner, Button, Link, Notice, type BannerTone } from '@foyer/ui-kit/core';
import { workIcon } from '@foyer/ui-kit/icons';
import { useState } from 'react';
import { formatLocale, yearOf } from '~/shared/i18n/formatLocale';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { now, storage } from '~/session/storage/browserStores';
import { useAppSelector } from '~/session/store/hooks';

const CLOSED_KEY = 'foyer.notification';

/** Importances that get a banner; others are a line on the page. */
const tones: Record<string, BannerTone> = { MEDIUM: 'warning', HIGH: 'critical' };

/**
 * The operator's notification, shown between its dates until the person closes it. Another id is
 * another notification. Rule SITE-6.
 */
const SiteNotification = () => {
  const { t, language } = useTranslation('common');
  const notification = useAppSelector(({ site }) => site.info?.notification ?? null);
  const place = useAppSelector(({ site }) => site.info?.locationId);
  const [closed, setClosed] = useState(() => storage.get(CLOSED_KEY));
  if (!notification || !isNotificationShown(notification, now())) return null;
  const { id, title, message, importance, startsAt, endsAt } = notification;
  const name = `${place} ${id}`;
  if (closed === name) return null;
  const close = (): void => {
    storage.set(CLOSED_KEY, name);
    setClosed(name);
  };
  const tone = tones[importance];
  const hours = startsAt !== null && (
    <>
      <bdi>{hoursText(language, startsAt, endsAt)}</bdi>
      {'. '}
    </>
  );
  return tone ? (
    <Banner
      tone={tone}
      title={title}
      role="status"
      action={
        <Button variant="soft" size="small" onClick={close}>
          {t('close')}
        </Button>
      }
    >
      {hours}
      <bdi>{message}</bdi>
    </Banner>
  ) : (
    <Notice icon={workIcon}>
      <div dir="auto">
        {title && <strong>{title} </strong>}
        {hours}
        {message}{' '}
        <Link as="button" type="button" onClick={close}>
          {t('close')}
        </Link>
      </div>
    </Notice>
  );
};

/** `Tue 24 November, 02:00 – 03:00`; without an end `Tue 24 November, 02:00`. */
const hoursText = (language: string, from: Instant, to: Instant | null): string =>
  new Intl.DateTimeFormat(formatLocale(language), {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
    ...yearOf(from, now()),
  }).formatRange(from, to ?? from);

export default SiteNotification;
