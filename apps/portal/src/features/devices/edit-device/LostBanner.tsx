import { isThisDevice, type Device, type DeviceList } from '@foyer/domain';
import { Banner, Button, Link, Stack, Text } from '@foyer/ui-kit/core';
import { useEffect, useRef, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { askGateway } from '~/product/network/askGateway';
import { useHasOwnNetwork } from '~/product/network/useHasOwnNetwork';
import { errorText } from '~/session/api/errorText';
import { httpErrorOf } from '~/session/api/httpError';
import { useAppDispatch } from '~/session/store/hooks';
import { useDate } from '~/shared/i18n/useDate';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { snackbarOpened } from '~/shared/notices/noticesSlice';
import { useLogOut } from '~/shell/log-out/useLogOut';
import { useSessionMac } from '~/shell/portal/devices/useSessionMac';
import { useIsInMenu } from '~/shell/portal/menu/usePortalMenu';
import { paths } from '~/shared/routing/paths';
import { DEVICES } from '../devicePaths';
import { useReportDeviceFoundMutation } from '../devices.api';
import { RenewKeyDialog } from '../network/RenewKeyDialog';

interface LostBannerProps {
  list: DeviceList;
  device: Device;
}

/** Says that a device is lost, and offers to say that it is found. Rules LOST-2 and LOST-3. */
export const LostBanner = ({ list, device }: LostBannerProps) => {
  const { t } = useTranslation('devices');
  const dispatch = useAppDispatch();
  const date = useDate();
  const hasPreferences = useIsInMenu(paths.preferences);
  const [report, { isLoading }] = useReportDeviceFoundMutation();
  const { logOut, isLoggingOut } = useLogOut();
  const [refusal, setRefusal] = useState<{ text: string; needsLogIn: boolean } | null>(null);
  const isCurrent = isThisDevice(device, useSessionMac());
  const { id, name, lostAt } = device;
  if (lostAt === null) return null;
  const send = async (): Promise<void> => {
    setRefusal(null);
    const { error } = await report({ id });
    if (error) {
      const needsLogIn = httpErrorOf(error)?.code === 'DEVICE_LOST';
      setRefusal({ text: errorText(error, t), needsLogIn });
      return;
    }
    dispatch(snackbarOpened({ text: t('lost.foundDone', { name }), type: 'Success' }));
    // The gateway offers the connection again.
    if (isCurrent) void dispatch(askGateway());
  };
  return (
    <Banner
      tone="critical"
      title={t('lost.title', { name })}
      action={
        <Button variant="soft" size="small" busy={isLoading} onClick={() => void send()}>
          {t('lost.found')}
        </Button>
      }
    >
      <Stack gap={8}>
        <Text>{t('lost.text', { date: date.full(lostAt) })}</Text>
        <Text>
          {t('lost.sessions')}{' '}
          <Link as={RouterLink} to={hasPreferences ? paths.preferences : paths.myAccount}>
            {t('lost.sessionsLink')}
          </Link>
        </Text>
        {!device.wired && <OfferNewKey list={list} />}
        <div role="alert">{refusal && <Text tone="critical">{refusal.text}</Text>}</div>
        {refusal?.needsLogIn && (
          <Button variant="soft" size="small" busy={isLoggingOut} onClick={logOut}>
            {t('common:logOut')}
          </Button>
        )}
      </Stack>
    </Banner>
  );
};

/** A new password for the personal network, which the lost device may know, and then the way to it. Rule LOST-6. */
const OfferNewKey = ({ list }: { list: DeviceList }) => {
  const { t } = useTranslation('devices');
  const hasNetwork = useHasOwnNetwork();
  const [isAsking, setAsking] = useState(false);
  const { ssidName, wpaPskPassphrase, ssidAuthType } = list;
  const [known] = useState(wpaPskPassphrase);
  const isRenewed = wpaPskPassphrase !== known;
  const link = useRef<HTMLAnchorElement>(null);
  // The button that opened the question is gone.
  useEffect(() => {
    if (isRenewed && !isAsking) link.current?.focus();
  }, [isRenewed, isAsking]);
  if (!hasNetwork || !ssidName || !wpaPskPassphrase || ssidAuthType === 'OPEN') return null;
  return (
    <>
      <Text>{t(isRenewed ? 'network.renewed' : 'lost.key')}</Text>
      {isRenewed ? (
        <Link as={RouterLink} ref={link} to={DEVICES}>
          {t('lost.seeKey')}
        </Link>
      ) : (
        <Button variant="soft" size="small" onClick={() => setAsking(true)}>
          {t('network.renew')}
        </Button>
      )}
      <RenewKeyDialog list={list} open={isAsking} onClose={() => setAsking(false)} />
    </>
  );
};
