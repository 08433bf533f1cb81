import { isEmbeddedBrowser, type TerminationKind } from '@foyer/domain';
import { Button, Card, Stack, SummaryLines, Text } from '@foyer/ui-kit/core';
import { Link } from 'react-router-dom';
import { useDueTexts } from '~/product/dues/useDueTexts';
import { useLastCharge } from '~/product/dues/useLastCharge';
import { useDate } from '~/shared/i18n/useDate';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { useMoney } from '~/shared/money/useMoney';
import { paths } from '~/shared/routing/paths';
import { saveFile } from '~/shared/saveFile';
import { useContinues } from './useContinues';
import { useDeclared } from './useDeclared';
import type { TerminationState, StepProps } from './useTermination';
import { useWhatSupportDoes } from './useWhatSupportDoes';

/** Confirms the declaration with its date and time, to print and to save. Rule LAW-7. */
export const Terminated = ({
  kind,
  title,
  termination: { state },
}: StepProps & { title: string }) => {
  const { t } = useTranslation('termination');
  const date = useDate();
  const declared = useDeclared(state);
  const outcome = useOutcome(kind, state);
  if (state.step !== 'done' && state.step !== 'sent') return null;
  const { order } = state;
  // A phone's sign-in window can neither save nor print; the email has the same.
  const canKeep = !isEmbeddedBrowser(navigator.userAgent);
  const { receivedAt } = state.step === 'done' ? state.termination : state;
  const received = t('received', { date: date.full(receivedAt), time: date.time(receivedAt) });
  const save = (): void => {
    const said = declared.map(({ label, amount }) => `${label}: ${amount}`);
    const reason = order.reason ? [`${t('cancel.check.reason')}: ${order.reason}`] : [];
    const text = [title, received, ...said, ...reason, ...outcome].join('\n');
    saveFile(`${t('file')}.txt`, new Blob([text], { type: 'text/plain;charset=utf-8' }));
  };
  return (
    <Card>
      <Stack gap={20}>
        <Text size="md">{received}</Text>
        <SummaryLines lines={declared} />
        {outcome.map((text) => (
          <Text key={text}>{text}</Text>
        ))}
        <Text>{t('mailed', { email: order.email })}</Text>
        {canKeep && (
          <Stack row gap={12}>
            <Button variant="soft" onClick={save}>
              {t('save')}
            </Button>
            <Button variant="soft" onClick={() => window.print()}>
              {t('print')}
            </Button>
          </Stack>
        )}
        <Button wide as={Link} to={paths.landing}>
          {t('toStart')}
        </Button>
      </Stack>
    </Card>
  );
};

/** What the declaration brings. */
const useOutcome = (kind: TerminationKind, state: TerminationState): string[] => {
  const { t } = useTranslation('termination');
  const date = useDate();
  const money = useMoney();
  const dueTexts = useDueTexts();
  const lastCharge = useLastCharge();
  const supportDoes = useWhatSupportDoes();
  const continues = useContinues();
  if (state.step === 'sent') return [t(`sent.${supportDoes}`)];
  if (state.step !== 'done') return [];
  const { order, termination: done, hasEnded, withTerm } = state;
  const { endsAt, renewsUntilEnd, refund, credit, dues } = done;
  const continuing = continues('done', done, done.receivedAt);
  const price = refund ? money.text(refund) : null;
  const withdrawn =
    price === null
      ? t('withdraw.done.nothing')
      : t(hasEnded ? 'withdraw.done.text' : 'withdraw.done.later', {
          price,
          date: date.full(endsAt),
        });
  const kept = continuing && [
    continuing,
    ...(price === null ? [] : [t('withdraw.done.refund', { price })]),
  ];
  const last = kind === 'cancel' && !renewsUntilEnd ? lastCharge(dues) : null;
  const renewing = withTerm ? 'cancel.done.term' : 'cancel.done.later';
  const cancelled = hasEnded
    ? t('cancel.done.ended')
    : t(renewsUntilEnd ? renewing : 'cancel.done.text', { date: date.full(endsAt) });
  return [
    ...(kept || [kind === 'cancel' ? cancelled : withdrawn]),
    ...dueTexts(dues ?? [], renewsUntilEnd),
    ...(last ? [last] : []),
    ...(order.reason && !hasEnded ? [t(`cancel.done.reason.${supportDoes}`)] : []),
    ...(credit ? [t('withdraw.done.credit', { price: money.text(credit) })] : []),
  ];
};
