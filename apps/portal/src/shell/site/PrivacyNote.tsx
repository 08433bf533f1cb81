import { Heading, Stack, Text } from '@foyer/ui-kit/core';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { useAppSelector } from '~/session/store/hooks';

/**
 * What the operator's log and telemetry hold. Renders nothing where there is neither. Rules LOG-1 and
 * TEL-3.
 */
const PrivacyNote = () => {
  const { t } = useTranslation('optional-services');
  const isTimed = useAppSelector(({ site }) => Boolean(site.config?.telemetry));
  const isLogged = useAppSelector(({ site }) => Boolean(site.config?.logging));
  if (!isLogged && !isTimed) return null;
  return (
    <Stack gap={8}>
      <Heading level={3}>{t('log.title')}</Heading>
      <Text>{t('log.text')}</Text>
      {isTimed && <Text>{t('log.timings')}</Text>}
    </Stack>
  );
};

export default PrivacyNote;
