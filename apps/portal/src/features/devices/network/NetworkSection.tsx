import { wifiQrText, type DeviceList } from '@foyer/domain';
import { Button, Card, EmptyState, Stack } from '@foyer/ui-kit/core';
import { keyIcon } from '@foyer/ui-kit/icons';
import { NetworkKeyCard } from '@foyer/ui-kit/parts';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { useReturn } from '~/shared/useReturn';
import { snackbarOpened } from '~/shared/notices/noticesSlice';
import { portalApi } from '~/session/api/portal.api';
import { useCanOpen } from '~/session/guards/useCanOpen';
import { useAppDispatch, useAppSelector } from '~/session/store/hooks';
import { WIZARD, WIZARD_VIEW } from '../devicePaths';
import { RenewKeyDialog } from './RenewKeyDialog';
import { useNetworkKey } from './useNetworkKey';

/** The personal network: its name, its key, a QR code for a phone, and a button for a new key. */
export const NetworkSection = ({ list }: { list: DeviceList }) => {
  const [isAsking, setAsking] = useState(false);
  const { ssidName, wpaPskPassphrase, ssidAuthType } = list;
  if (!ssidName) return null;
  const isOpen = ssidAuthType === 'OPEN';
  if (!isOpen && !wpaPskPassphrase) return <NoKey isHidden={list.isKeyHidden} />;
  const qr = wifiQrText({ ssidName, passphrase: wpaPskPassphrase, ssidAuthType });
  return (
    <>
      <KeyCard
        ssidName={ssidName}
        passphrase={isOpen ? null : wpaPskPassphrase}
        qr={qr}
        onRenew={() => setAsking(true)}
      />
      <RenewKeyDialog list={list} open={isAsking} onClose={() => setAsking(false)} />
    </>
  );
};

interface KeyCardProps {
  ssidName: string;
  /** Null where the network is open. */
  passphrase: string | null;
  qr: string | null;
  /** Left out where the key is read-only. */
  onRenew?: () => void;
}

/** The card without its section, also used by the wizard. */
export const KeyCard = ({ ssidName, passphrase, qr, onRenew }: KeyCardProps) => {
  const { t } = useTranslation('devices');
  const dispatch = useAppDispatch();
  // Another window may have changed the password.
  useReturn(() => dispatch(portalApi.util.invalidateTags(['Devices'])));
  const user = useAppSelector(({ session }) => session.account?.siteUser);
  // The network gets a device online only while its owner has access. Rule NET-14.
  const isOff = user?.paused === true || user?.hasActiveSubscription === false;
  const onCopied = (what: 'network' | 'key', copied: boolean): void => {
    dispatch(
      snackbarOpened({
        text: t(copied ? `network.copied.${what}` : 'network.copyFailed'),
        type: copied ? 'Success' : 'Error',
      }),
    );
  };
  return (
    <NetworkKeyCard
      heading={t('network.title')}
      text={isOff ? t('network.off') : t(user?.shareVlan ? 'network.textShared' : 'network.text')}
      {...(!isOff && { status: t('network.on') })}
      {...(qr &&
        !isOff && {
          qr: {
            value: qr,
            label: t('network.qr', { name: ssidName }),
            caption: t('network.qrCaption'),
          },
        })}
      network={{ label: t('network.name'), value: ssidName, copyLabel: t('network.copyName') }}
      {...(passphrase !== null && {
        secretKey: {
          label: t('network.key'),
          value: passphrase,
          copyLabel: t('network.copyKey'),
          secret: { showLabel: t('network.show'), hideLabel: t('network.hide') },
        },
      })}
      onCopied={onCopied}
      action={
        onRenew && (
          <Stack gap={12}>
            {passphrase !== null && (
              <Button variant="onHeroRaised" wide onClick={onRenew}>
                {t('network.renew')}
              </Button>
            )}
            <SetUpLink />
          </Stack>
        )
      }
    />
  );
};

const SetUpLink = () => {
  const { t } = useTranslation('devices');
  const to = useWizardPath();
  return (
    <Button as={Link} to={to} variant="onHeroRaised" wide>
      {t('network.setUp')}
    </Button>
  );
};

/** The wizard's route, or its view where the user cannot open that route. */
const useWizardPath = (): string => (useCanOpen(WIZARD) ? WIZARD : WIZARD_VIEW);

/** There is no key, or an agent has to ask for it. */
const NoKey = ({ isHidden }: { isHidden: boolean }) => {
  const { t } = useTranslation('devices');
  const state = isHidden ? 'hidden' : 'missing';
  const to = useWizardPath();
  const { read, isReading } = useNetworkKey();
  return (
    <Card>
      <EmptyState
        icon={keyIcon}
        title={t(`network.${state}.title`)}
        text={t(`network.${state}.text`)}
        action={
          <>
            <Button variant="soft" busy={isReading} onClick={() => void read()}>
              {t(`network.${state}.read`)}
            </Button>
            <Button as={Link} to={to} variant="text">
              {t('network.setUp')}
            </Button>
          </>
        }
      />
    </Card>
  );
};
