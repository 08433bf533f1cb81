import type { PauseRecord } from '@foyer/domain';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useAttemptKey } from '~/platform/api/useAttemptKey';
import { problemText } from '~/platform/errors/problemText';
import { paths } from '~/platform/routing/paths';
import { useCreatePauseMutation, useMovePauseEndMutation, useMovePauseMutation } from '../plan.api';
import { useAfterChange } from '../useAfterChange';
import type { PauseDates } from './usePauseForm';

/**
 * Pauses, or changes a pause: all of it while it has not begun, its end alone afterwards. The price
 * is charged once, when this is confirmed.
 */
export const useSavePause = (pause: PauseRecord | null, mayMoveStart: boolean) => {
  const { t } = useTranslation('plan');
  const navigate = useNavigate();
  const attempt = useAttemptKey();
  const afterChange = useAfterChange();
  const [create] = useCreatePauseMutation();
  const [move] = useMovePauseMutation();
  const [moveEnd] = useMovePauseEndMutation();
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const send = (dates: PauseDates) => {
    const idempotencyKey = attempt.key;
    if (!pause) return create({ ...dates, idempotencyKey });
    return mayMoveStart
      ? move({ ...dates, idempotencyKey })
      : moveEnd({ endDate: dates.endDate, idempotencyKey });
  };

  const save = async (dates: PauseDates): Promise<void> => {
    if (isSaving) return;
    setSaving(true);
    setProblem(null);
    const { error } = await send(dates);
    attempt.answered(error);
    if (!error) {
      await afterChange(t(pause ? 'pause.changed' : 'pause.done'));
      await navigate(paths.managePlan);
    } else setProblem(problemText(error, t));
    setSaving(false);
  };
  return { save, isSaving, problem };
};
