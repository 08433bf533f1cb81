import type { GuestPass } from '@foyer/domain';
import { Button, Stack } from '@foyer/ui-kit/core';
import { NetworkKeyCard } from '@foyer/ui-kit/parts';
import { useEffect, useRef } from 'react';
import { useAppDispatch, useAppSelector } from '~/session/store/hooks';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { snackbarOpened } from '~/shared/notices/noticesSlice';

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
  const { name, code, link } = pass;
  if (code === null) return null;
  const heading = name ? t('ready.title', { name }) : t('ready.titleUnnamed');
  return (
    <div ref={place} tabIndex={-1} role="group" aria-label={heading}>
      <NetworkKeyCard
        heading={heading}
        text={network ? t('ready.text', { network }) : t('ready.textNoNetwork')}
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
            {link && <Share link={link} code={code} />}
            <Button variant="onHeroRaised" wide onClick={onDone}>
              {t('ready.done')}
            </Button>
          </Stack>
        }
      />
    </div>
  );
};

/** Offered where the device can share; who closes its sheet has changed their mind. */
const Share = ({ link, code }: { link: string; code: string }) => {
  const { t } = useTranslation('guests');
  const site = useAppSelector(({ site: { info } }) => info?.name ?? '');
  const network = useAppSelector(({ site: { info } }) => info?.ssid ?? null);
  if (typeof navigator.share !== 'function') return null;
  const text = network
    ? t('ready.shareText', { site, network, link, code })
    : t('ready.shareTextNoNetwork', { site, link, code });
  const share = (): void => void navigator.share({ text }).catch(() => undefined);
  return (
    <Button variant="onHero" wide onClick={share}>
      {t('ready.share')}
    </Button>
  );
};
