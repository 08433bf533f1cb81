import { wifiQrText, type DeviceList, type SetupStep } from '@foyer/domain';
import { Button, Icon, Stack, Text } from '@foyer/ui-kit/core';
import { addIcon } from '@foyer/ui-kit/icons';
import { Tabs } from '@foyer/ui-kit/parts';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useCanOpen } from '~/session/guards/useCanOpen';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { RejoinList } from '../network/RejoinList';
import { KeyCard } from '../network/NetworkSection';
import { ADD_DEVICE } from '../devicePaths';

/** The texts and content of one step. */
export const HomeNetworkSetupStep = ({ step, list }: { step: SetupStep; list: DeviceList }) => {
  const { t } = useTranslation('devices');
  const { ssidName, wpaPskPassphrase, ssidAuthType } = list;
  const name = ssidName ?? '';
  const qr =
    ssidName === null ? null : wifiQrText({ ssidName, passphrase: wpaPskPassphrase, ssidAuthType });
  const managesDevices = useCanOpen(ADD_DEVICE);
  // These steps speak of the devices page.
  const isAboutDevices = step === 'cable' || step === 'headless' || step === 'done';
  const text =
    isAboutDevices && !managesDevices
      ? (`setUp.${step}.textOnly` as const)
      : (`setUp.${step}.text` as const);
  const isTyped = step === 'network' || step === 'join' || step === 'headless';
  return (
    <Stack gap={16}>
      <Text size="md">{t(text, { name })}</Text>
      {step === 'migrate' && <RejoinList list={list} />}
      {isTyped && (
        <KeyCard
          ssidName={name}
          passphrase={ssidAuthType === 'OPEN' ? null : wpaPskPassphrase}
          qr={step === 'join' ? qr : null}
        />
      )}
      {step === 'join' && <JoinSteps name={name} isWpa3={ssidAuthType === 'WPA3'} />}
      {step === 'headless' && managesDevices && (
        <Button as={Link} to={ADD_DEVICE} variant="soft" icon={<Icon of={addIcon} />}>
          {t('add')}
        </Button>
      )}
    </Stack>
  );
};

const systems = ['iphone', 'android', 'windows', 'mac', 'tv'] as const;

/** How to join, for each operating system. */
const JoinSteps = ({ name, isWpa3 }: { name: string; isWpa3: boolean }) => {
  const { t } = useTranslation('devices');
  const [system, setSystem] = useState<string>(systems[0]);
  return (
    <>
      <Tabs
        label={t('join.label')}
        value={system}
        onChange={setSystem}
        items={systems.map((value) => ({
          value,
          label: t(`join.${value}.label`),
          panel: <Text>{t(`join.${value}.text`, { name })}</Text>,
        }))}
      />
      {isWpa3 && <Text tone="quiet">{t('join.wpa3')}</Text>}
    </>
  );
};
