import { Button, Card, Stack, SummaryLines, Text } from '@foyer/ui-kit/core';
import { Link } from 'react-router-dom';
import { useDate } from '~/shared/i18n/useDate';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { useMoney } from '~/shared/money/useMoney';
import { paths } from '~/shared/routing/paths';
import type { StepProps } from './TerminationScreen';
import { useDeclared } from './useDeclared';

/** Confirms the declaration with its date and time. Rule LAW-7. */
export const Terminated = ({ kind, termination: { state } }: StepProps) => {
  const { t } = useTranslation('termination');
  const date = useDate();
  const money = useMoney();
  const declared = useDeclared(state);
  if (state.step !== 'done') return null;
  const { order, termination: done, hasEnded } = state;
  const { receivedAt, endsAt, renewsUntilEnd, keepsPlan, refund, credit } = done;
  const price = refund ? money.text(refund) : null;
  const withdrawn =
    price === null
      ? t(keepsPlan ? 'withdraw.done.change' : 'withdraw.done.nothing')
      : t(hasEnded ? 'withdraw.done.text' : 'withdraw.done.later', {
          price,
          date: date.full(endsAt),
        });
  const cancelled = hasEnded
    ? t('cancel.done.ended')
    : t(renewsUntilEnd ? 'cancel.done.term' : 'cancel.done.text', { date: date.full(endsAt) });
  return (
    <Card>
      <Stack gap={20}>
        <Text size="md">
          {t('received', { date: date.full(receivedAt), time: date.time(receivedAt) })}
        </Text>
        <SummaryLines lines={declared} />
        <Text>{kind === 'cancel' ? cancelled : withdrawn}</Text>
        {order.reason && !hasEnded && <Text>{t('cancel.done.reason')}</Text>}
        {credit && <Text>{t('withdraw.done.credit', { price: money.text(credit) })}</Text>}
        <Text>{t('mailed', { email: order.email })}</Text>
        <Button wide as={Link} to={paths.landing}>
          {t('toStart')}
        </Button>
      </Stack>
    </Card>
  );
};
