import { Button, Heading, Stack, SummaryLines, Text } from '@foyer/ui-kit/core';
import { copyText } from '@foyer/ui-kit/parts';
import { useState } from 'react';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { useGetDashboardQuery } from '~/session/api/portal.api';
import { useAppSelector } from '~/session/store/hooks';
import { useSessionMac } from '../../devices/useSessionMac';

/** What a helper asks for first. What the portal does not know has no line. */
export const HelpDetails = () => {
  const { t } = useTranslation('help');
  const [copied, setCopied] = useState<boolean | null>(null);
  const mac = useSessionMac();
  const network = useAppSelector(({ site }) => site.info?.ssid ?? site.info?.name ?? null);
  const { data: dashboard } = useGetDashboardQuery();
  const lines = [
    { label: t('details.device'), amount: mac },
    { label: t('details.network'), amount: network },
    { label: t('details.plan'), amount: dashboard?.subscription?.title },
  ].flatMap(({ label, amount }) => (amount ? [{ label, amount }] : []));
  const text = lines.map(({ label, amount }) => `${label}: ${amount}`).join('\n');
  return (
    <Stack as="section" gap={12}>
      <Heading level={3}>{t('details.title')}</Heading>
      <SummaryLines lines={lines} />
      <Button variant="soft" wide onClick={() => void copyText(text).then(setCopied)}>
        {t('details.copy')}
      </Button>
      <div role="status">
        {copied !== null && <Text>{t(copied ? 'details.copied' : 'details.failed')}</Text>}
      </div>
    </Stack>
  );
};
