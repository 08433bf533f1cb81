import type { GuestPass } from '@foyer/domain';
import { Button, Stack } from '@foyer/ui-kit/core';
import { NetworkKeyCard } from '@foyer/ui-kit/parts';
import { useEffect, useRef } from 'react';
import { useAppDispatch, useAppSelector } from '~/session/store/hooks';
import { useDate } from '~/shared/i18n/useDate';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { snackbarOpened } from '~/shared/notices/noticesSlice';
import { useLength } from './useLength';

interface PassCodeProps {
  pass: GuestPass;
  onDone: () => void;
}

/** What a guest needs: the QR code, the code and the link. It takes the focus when it appears. */
export const PassCode = ({ pass, onDone }: PassCodeProps) => {
  const { t } = useTranslation('guests');
  const dispatch = useAppDispatch();
  const network = useAppSelector(({ site }) => site.info?.ssid ?? null);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.focus();
    place.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  const onCopied = (_: unknown, copied: boolean): void => {
    dispatch(
      snackbarOpened({
        text: t(copied ? 'ready.copied' : 'ready.copyFailed'),
        type: copied ? 'Success' : 'Error',
      }),
    );
  };
  const lasts = useLasts(pass);
  const { name, code, link } = pass;
  if (code === null) return null;
  const heading = name ? t('ready.title', { name }) : t('ready.titleUnnamed');
  return (
    <div ref={place} tabIndex={-1} role="group" aria-label={heading}>
      <NetworkKeyCard
        heading={heading}
        text={[
          network ? t('ready.text', { network }) : t('ready.textNoNetwork'),
          lasts('ready.lasts'),
        ].join(' ')}
        {...(link && {
          qr: { value: link, label: t('ready.qr'), caption: t('ready.qrCaption') },
        })}
        network={{ label: t('ready.code'), value: code, copyLabel: t('ready.copyCode') }}
        {...(link && {
          secretKey: { label: t('ready.link'), value: link, copyLabel: t('ready.copyLink') },
        })}
        onCopied={onCopied}
        action={
          <Stack gap={12}>
            {link && <Share link={link} code={code} lasts={lasts('ready.shareLasts')} />}
            <Button variant="onHeroRaised" wide onClick={onDone}>
              {t('ready.done')}
            </Button>
          </Stack>
        }
      />
    </div>
  );
};

/** How long the pass lasts and by when it starts, as far as the backend says. */
const useLasts = ({ hours, redeemBy }: GuestPass) => {
  const { t } = useTranslation('guests');
  const date = useDate();
  const lengthOf = useLength();
  return (key: 'ready.lasts' | 'ready.shareLasts'): string =>
    hours === null || redeemBy === null
      ? ''
      : t(key, { length: lengthOf(hours), date: date.day(redeemBy), time: date.time(redeemBy) });
};

/** Offered where the device can share; who closes its sheet has changed their mind. */
const Share = ({ link, code, lasts }: { link: string; code: string; lasts: string }) => {
  const { t } = useTranslation('guests');
  const site = useAppSelector(({ site: { info } }) => info?.name ?? '');
  const network = useAppSelector(({ site: { info } }) => info?.ssid ?? null);
  if (typeof navigator.share !== 'function') return null;
  const text = network
    ? t('ready.shareText', { site, network, link, code })
    : t('ready.shareTextNoNetwork', { site, link, code });
  const whole = [text, lasts].join(' ').trim();
  const share = (): void => void navigator.share({ text: whole }).catch(() => undefined);
  return (
    <Button variant="onHero" wide onClick={share}>
      {t('ready.share')}
    </Button>
  );
};
