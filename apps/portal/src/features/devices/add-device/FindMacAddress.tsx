import { Card, CardHeader, Text } from '@foyer/ui-kit/core';
import { Tabs } from '@foyer/ui-kit/parts';
import { useState } from 'react';
import { useTranslation } from '~/shared/i18n/useTranslation';

const systems = ['tv', 'console', 'iphone', 'android', 'computer'] as const;

/** Where to find a device's MAC address, for each operating system. */
export const FindMacAddress = () => {
  const { t } = useTranslation('devices');
  const [system, setSystem] = useState<string>(systems[0]);
  return (
    <Card as="section">
      <CardHeader title={t('find.title')} />
      <Tabs
        label={t('find.title')}
        value={system}
        onChange={setSystem}
        items={systems.map((value) => ({
          value,
          label: t(`find.${value}.label`),
          panel: <Text>{t(`find.${value}.text`)}</Text>,
        }))}
      />
    </Card>
  );
};
