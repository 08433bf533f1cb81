import { Card, CardHeader, Stack, Text } from '@foyer/ui-kit/core';
import { Switch } from '@foyer/ui-kit/parts';
import { useSyncExternalStore } from 'react';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { useAppSelector } from '~/session/store/hooks';
import { selectIsTracked } from '~/shell/tracking/selectIsTracked';
import { answerConsent } from '~/shell/tracking/answerConsent';
import { consent } from '~/shell/tracking/consent';

/**
 * Lets logged-in users change their consent to trackers; visitors change it in the footer. Renders
 * nothing where the operator has no tracker.
 */
export const ConsentCard = () => {
  const { t } = useTranslation('optional-services');
  const answer = useSyncExternalStore(consent.subscribe, consent.read);
  const isTracked = useAppSelector(selectIsTracked);
  if (!isTracked) return null;
  return (
    <Card as="section">
      <CardHeader title={t('consent.title')} />
      <Stack gap={16}>
        <Text tone="quiet">{t('consent.text')}</Text>
        <Switch
          label={t('consent.label')}
          {...(answer === null && { hint: t('consent.unanswered') })}
          checked={answer === 'yes'}
          onChange={(event) =>
            answerConsent(
              event.target.checked ? 'yes' : 'no',
              `${t('consent.text')}\n${t('consent.label')}`,
            )
          }
        />
      </Stack>
    </Card>
  );
};
