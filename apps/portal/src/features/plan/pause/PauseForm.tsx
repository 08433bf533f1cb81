import { isFree, pauseCharge, type PauseRecord, type Subscription } from '@foyer/domain';
import { Card, CardHeader, GridItem, Stack, Text } from '@foyer/ui-kit/core';
import { skipToken } from '@reduxjs/toolkit/query';
import { ChoiceList } from '@foyer/ui-kit/parts';
import { useId } from 'react';
import { DayField } from '~/product/dates/DayField';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { useDate } from '~/shared/i18n/useDate';
import { useMessage } from '~/shared/i18n/useMessage';
import { PaymentErrorBanner } from '~/product/card-form/PaymentErrorBanner';
import { useAppSelector } from '~/session/store/hooks';
import { httpErrorOf } from '~/session/api/httpError';
import { useQuotePausePriceQuery } from '../plan.api';
import { useStartNow } from '../useStartNow';
import { PausePrice } from './PausePrice';
import { usePauseForm, type PauseEnd } from './usePauseForm';
import { useSavePause } from './useSavePause';

interface PauseFormProps {
  /** The pause to change; null creates a new one. */
  pause: PauseRecord | null;
  plan: Subscription;
}

/** The first day and the last day, with the price beside them. Rule PAUSE-2. */
export const PauseForm = ({ pause, plan }: PauseFormProps) => {
  const { t } = useTranslation('plan');
  const message = useMessage();
  const date = useDate();
  const givesPasses = useAppSelector(({ site }) => site.info?.guestPasses ?? false);
  const id = useId();
  const form = usePauseForm(pause);
  const { values, set, dates, problem, range, mayMoveStart } = form;
  const { save, isSaving, chargeError } = useSavePause(pause, mayMoveStart);
  const valid = problem ? null : dates;
  const quote = useQuotePausePriceQuery(valid ?? skipToken);
  const { currentData: quoted, error } = quote;
  const refused = httpErrorOf(error)?.fields ?? {};
  const errorOf = (field: 'start' | 'end') =>
    problem?.field === field ? message(problem.message) : refused[`${field}Date`];
  const isRefused = Boolean(errorOf('start') ?? errorOf('end'));
  const due = quoted && valid ? pauseCharge(quoted, pause) : null;
  const startNow = useStartNow(
    due && !isFree(due) ? plan.title : null,
    // A longer pause orders the days after its present end.
    mayMoveStart ? (valid?.startDate ?? null) : (pause?.endDate ?? null),
    null,
    t(mayMoveStart ? 'pause.startEarly' : 'pause.startMore'),
  );
  const send = async (): Promise<void> => {
    if (valid && due && !isRefused && (await startNow.agree())) await save(valid, due);
  };
  return (
    <>
      <GridItem desk={2}>
        <form
          id={id}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void send();
          }}
        >
          <Card as="section">
            <CardHeader title={t('pause.when')} />
            <Stack gap={20}>
              <Text tone="quiet">
                {t('pause.explained', { plan: plan.title })} {givesPasses && t('pause.guests')}
              </Text>
              {chargeError && (
                <PaymentErrorBanner
                  title={t(pause ? 'pause.notChanged' : 'pause.notDone')}
                  chargeError={chargeError}
                  returnTo={form.path}
                  onRetry={() => void send()}
                />
              )}
              {mayMoveStart ? (
                <DayField
                  which="start"
                  label={t('pause.start')}
                  name="start"
                  value={values.start}
                  {...range.start}
                  error={errorOf('start')}
                  range={range.chosen}
                  onChoose={(start) => set({ start })}
                />
              ) : (
                pause && <Text>{t('pause.begun', { date: date.full(pause.startDate) })}</Text>
              )}
              <ChoiceList<PauseEnd>
                label={t('pause.ends')}
                value={values.ends}
                onChange={(ends) => set({ ends })}
                choices={[
                  { value: 'day', label: t('pause.endsOnDay') },
                  { value: 'open', label: t('pause.endsOpen'), hint: t('pause.endsOpenHint') },
                ]}
              />
              {values.ends === 'day' && (
                <DayField
                  which="end"
                  label={t('pause.end')}
                  hint={t('pause.endHint')}
                  name="end"
                  value={values.end}
                  {...range.end}
                  error={errorOf('end')}
                  range={range.chosen}
                  onChoose={(end) => set({ end })}
                />
              )}
            </Stack>
          </Card>
        </form>
      </GridItem>
      <GridItem>
        <PausePrice
          plan={plan}
          pause={pause}
          dates={isRefused ? null : valid}
          quote={quote}
          due={isRefused ? null : due}
          box={startNow.box}
          isSaving={startNow.isRecording || isSaving}
          form={id}
        />
      </GridItem>
    </>
  );
};
