import type { Money, PauseRecord } from '@foyer/domain';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAttemptKey } from '~/session/api/useAttemptKey';
import { errorText } from '~/session/api/errorText';
import { chargeErrorOf, type ChargeError } from '~/session/api/chargeError';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { snackbarOpened } from '~/shared/notices/noticesSlice';
import { paths } from '~/shared/routing/paths';
import { useAppDispatch } from '~/session/store/hooks';
import {
  useCreatePauseMutation,
  useUpdatePauseEndMutation,
  useUpdatePauseMutation,
} from '../plan.api';
import { useAfterPlanChange } from '../useAfterPlanChange';
import type { PauseDates } from './usePauseForm';
import { planChanged, useLazyGetPauseQuery } from '~/session/api/portal.api';

/**
 * Creates a pause or changes one: all of it before its start, only its end afterwards. The price is
 * charged once, on confirmation. The price of a change depends on earlier payments: when another
 * tab has changed the pause, nothing is sent and the present pause is shown.
 */
export const useSavePause = (pause: PauseRecord | null, mayMoveStart: boolean) => {
  const { t } = useTranslation('plan');
  const navigate = useNavigate();
  const attempt = useAttemptKey();
  const afterPlanChange = useAfterPlanChange();
  const [create] = useCreatePauseMutation();
  const [move] = useUpdatePauseMutation();
  const [moveEnd] = useUpdatePauseEndMutation();
  const [askPause] = useLazyGetPauseQuery();
  const showPresentState = useShowPresentState();
  const [isSaving, setSaving] = useState(false);
  const [chargeError, setChargeError] = useState<ChargeError | null>(null);

  const send = (dates: PauseDates) => {
    const idempotencyKey = attempt.key;
    if (!pause) return create({ ...dates, idempotencyKey });
    return mayMoveStart
      ? move({ ...dates, idempotencyKey })
      : moveEnd({ endDate: dates.endDate, idempotencyKey });
  };

  /** Ignores a failure of this request, because the call itself then fails as well. */
  const isAsShown = async (shown: PauseRecord): Promise<boolean> => {
    const { data: present } = await askPause();
    return (
      present === undefined ||
      (present !== 'absent' &&
        present?.id === shown.id &&
        present.price.minor === shown.price.minor)
    );
  };

  const settle = async (dates: PauseDates, due: Money): Promise<void> => {
    const { error } = await send(dates);
    attempt.answered(error);
    if (!error) {
      await afterPlanChange(t(pause ? 'pause.changed' : 'pause.done'), due);
      await navigate(paths.managePlan);
    } else if ('code' in error && error.code === 'STATE_CONFLICT')
      showPresentState(errorText(error, t));
    else setChargeError(chargeErrorOf(error, t));
  };

  const save = async (dates: PauseDates, due: Money): Promise<void> => {
    if (isSaving) return;
    setSaving(true);
    setChargeError(null);
    await (!pause || (await isAsShown(pause))
      ? settle(dates, due)
      : showPresentState(t('pause.changedElsewhere')));
    setSaving(false);
  };
  return { save, isSaving, chargeError };
};

/** Shows the message as a notice, because the reload replaces the form. */
const useShowPresentState = () => {
  const dispatch = useAppDispatch();
  return (text: string): void => {
    dispatch(planChanged());
    dispatch(snackbarOpened({ text }));
  };
};
