import { endsStraightAway, endsWithMinimumTerm } from '@foyer/domain';
import { Banner, Button, Card, Heading, Stack, SummaryLines, Text } from '@foyer/ui-kit/core';
import { useDueTexts } from '~/product/dues/useDueTexts';
import { ProblemBanner } from '~/product/forms/ProblemBanner';
import { useDate } from '~/shared/i18n/useDate';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { useMoney } from '~/shared/money/useMoney';
import { isBookedChange, useContinues } from './useContinues';
import { useDeclared } from './useDeclared';
import { wishedEndOf, type StepProps } from './useTermination';

/** What ending the contract does, and the button that does it. Rule LAW-3. */
export const CheckTermination = ({ kind, termination }: StepProps) => {
  const { t } = useTranslation('termination');
  const date = useDate();
  const money = useMoney();
  const declared = useDeclared(termination.state);
  const continues = useContinues();
  const dueTexts = useDueTexts();
  const { state, problem, confirm, isEnding, change } = termination;
  if (state.step !== 'check') return null;
  const { title, orderedAt, endsAt, renewsUntilEnd, keepsPlan, refund, credit } = state.preview;
  const continuing = continues('check', state.preview, state.preview.asOf);
  const endsAtOnce = !keepsPlan && endsStraightAway(state.preview);
  const { reason } = state.order;
  const withTerm = endsWithMinimumTerm(state.preview, wishedEndOf(state.order));
  return (
    <>
      {state.isNew && <Banner tone="warning" role="alert" title={t('newFigures')} />}
      <ProblemBanner problem={problem} />
      <Card>
        <Stack gap={20}>
          <Heading level={2}>{title || t('yourPlan')}</Heading>
          <SummaryLines
            lines={[
              ...declared,
              { label: t('ordered'), amount: date.full(orderedAt) },
              ...(keepsPlan
                ? []
                : [
                    {
                      label: t('ends'),
                      amount: endsAtOnce ? t('atOnce') : date.full(endsAt),
                    },
                  ]),
              ...(kind === 'withdraw' && !isBookedChange(state.preview)
                ? [
                    {
                      label: t('refund'),
                      ...(refund && { detail: t('refundDetail') }),
                      amount: refund ? money.text(refund) : t('nothing'),
                    },
                  ]
                : []),
              ...(reason ? [{ label: t('cancel.check.reason'), amount: reason }] : []),
              ...(credit
                ? [{ label: t('credit'), detail: t('creditDetail'), amount: money.text(credit) }]
                : []),
            ]}
          />
          {continuing && <Text>{continuing}</Text>}
          {kind === 'withdraw' && endsAtOnce && <Text>{t('withdraw.check.whole')}</Text>}
          {state.preview.dropsNextPlan && <Text>{t('nextPlan')}</Text>}
          {state.preview.endsPause && <Text>{t('cancel.check.pause')}</Text>}
          {renewsUntilEnd && (
            <Text>
              {t(withTerm ? 'cancel.check.term' : 'cancel.check.later', {
                date: date.full(endsAt),
              })}
            </Text>
          )}
          {dueTexts(state.preview.dues ?? [], renewsUntilEnd).map((text) => (
            <Text key={text}>{text}</Text>
          ))}
          <Button wide busy={isEnding} onClick={() => void confirm()}>
            {t(`${kind}.check.submit`)}
          </Button>
          <Button variant="text" wide onClick={change}>
            {t('change')}
          </Button>
        </Stack>
      </Card>
    </>
  );
};
