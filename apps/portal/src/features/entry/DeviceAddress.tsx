import { Button, Text } from '@foyer/ui-kit/core';
import { copyText } from '@foyer/ui-kit/parts';
import { useState } from 'react';
import { useTranslation } from '~/shared/i18n/useTranslation';

/** The address of a device that was turned away, for the people who help. */
export const DeviceAddress = ({ mac }: { mac: string }) => {
  const { t } = useTranslation('network');
  const [copied, setCopied] = useState<boolean | null>(null);
  return (
    <>
      <Text size="md" strong>
        {t('address.is', { mac })}
      </Text>
      <Button variant="soft" wide onClick={() => void copyText(mac).then(setCopied)}>
        {t('address.copy')}
      </Button>
      <div role="status">
        {copied !== null && <Text>{t(copied ? 'address.copied' : 'address.failed')}</Text>}
      </div>
    </>
  );
};
