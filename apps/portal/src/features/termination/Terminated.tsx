import { Button, Card, Stack, Text } from '@foyer/ui-kit/core';
import { Link } from 'react-router-dom';
import { useDate } from '~/shared/i18n/useDate';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { useMoney } from '~/shared/money/useMoney';
import { paths } from '~/shared/routing/paths';
import type { StepProps } from './TerminationScreen';

/** Confirms the declaration with its date and time. Rule LAW-7. */
export const Terminated = ({ kind, termination: { state } }: StepProps) => {
  const { t } = useTranslation('termination');
  const date = useDate();
  const money = useMoney();
  if (state.step !== 'done') return null;
  const { receivedAt, endsAt, refund, credit } = state.termination;
  const withdrawn = refund
    ? t('withdraw.done.text', { price: money.text(refund) })
    : t('withdraw.done.nothing');
  const cancelled = state.hasEnded
    ? t('cancel.done.ended')
    : t('cancel.done.text', { date: date.full(endsAt) });
  return (
    <Card>
      <Stack gap={20}>
        <Text size="md">
          {t('received', { date: date.full(receivedAt), time: date.time(receivedAt) })}
        </Text>
        <Text>{kind === 'cancel' ? cancelled : withdrawn}</Text>
        {credit && <Text>{t('withdraw.done.credit', { price: money.text(credit) })}</Text>}
        <Text>{t('mailed', { email: state.email })}</Text>
        <Button wide as={Link} to={paths.landing}>
          {t('toStart')}
        </Button>
      </Stack>
    </Card>
  );
};
