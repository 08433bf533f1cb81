import { cancellationReasons, type CancellationReason, type Subscription } from '@foyer/domain';
import { Button, Card, CardHeader, Stack, Text } from '@foyer/ui-kit/core';
import { ChoiceList } from '@foyer/ui-kit/parts';
import { useId, useState, type FormEvent } from 'react';
import { TextWithParts } from '~/shared/i18n/TextWithParts';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { usePauseOffer } from '~/product/plans/usePauseOffer';
import { useGetPauseQuery } from '~/session/api/portal.api';
import { useArrivesTogether } from '~/shell/portal/sections/Together';
import { paths } from '~/shared/routing/paths';
import { pausePath } from '~/shell/portal/portalViews';
import { useChangeOffer } from '../upgrade/useChangeOffer';
import { LinkInText } from './LinkInText';

/** Asks why the user leaves, and offers alternatives. */
export const CancelReasons = ({ plan }: { plan: Subscription }) => {
  const { t } = useTranslation('plan');
  const [, setParams] = useSearchParams();
  const [reason, setReason] = useState<CancellationReason | null>(null);
  const [isMissing, setMissing] = useState(false);
  const id = useId();
  const showConfirmation = (event: FormEvent): void => {
    event.preventDefault();
    setMissing(reason === null);
    if (reason) setParams({ reason });
    else document.getElementById(id)?.focus();
  };
  return (
    <form noValidate onSubmit={showConfirmation}>
      <Card as="section">
        <Stack gap={20}>
          <CardHeader title={t('cancel.why')} />
          <ChoiceList
            id={id}
            label={t('cancel.question')}
            choices={cancellationReasons.map((value) => ({
              value,
              label: t(`cancel.reason.${value}`),
            }))}
            value={reason}
            onChange={(value) => {
              setReason(value);
              setMissing(false);
            }}
            error={isMissing ? t('cancel.choose') : undefined}
          />
          <CancelAlternative plan={plan} />
          <Stack row>
            <Button type="submit">{t('common:continue')}</Button>
            <Button as={RouterLink} to={paths.managePlan} variant="soft">
              {t('cancel.keep', { plan: plan.title })}
            </Button>
          </Stack>
        </Stack>
      </Card>
    </form>
  );
};

/**
 * Links to a pause and to another plan, where the site has them. They don’t try to persuade, and leave out a pause
 * that is already booked. Rule API-12.
 */
const CancelAlternative = ({ plan }: { plan: Subscription }) => {
  const { t } = useTranslation('plan');
  const changes = useChangeOffer(plan) === 'change';
  const { isLoading } = useGetPauseQuery();
  useArrivesTogether(!isLoading);
  const pauses = usePauseOffer(plan) === 'pause';
  if (isLoading) return null;
  if (!pauses && !changes) return null;
  const text = changes ? 'cancel.insteadChange' : 'cancel.insteadPause';
  return (
    <Text tone="quiet">
      <TextWithParts
        text={t(pauses && changes ? 'cancel.instead' : text)}
        parts={{
          pause: <LinkInText to={pausePath} />,
          change: <LinkInText to={paths.upgradePlans} />,
        }}
      />
    </Text>
  );
};
