import { Heading, Stack, Text } from '@foyer/ui-kit/core';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { useAppSelector } from '~/session/store/hooks';

/** What the operator's technical log holds. Renders nothing where there is none. Rule LOG-1. */
const PrivacyNote = () => {
  const { t } = useTranslation('optional-services');
  const isLogged = useAppSelector(({ site }) => (site.config?.logging ?? null) !== null);
  if (!isLogged) return null;
  return (
    <Stack gap={8}>
      <Heading level={3}>{t('log.title')}</Heading>
      <Text>{t('log.text')}</Text>
    </Stack>
  );
};

export default PrivacyNote;
