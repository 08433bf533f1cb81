import { clockText } from '@foyer/domain';
import { Banner, Text } from '@foyer/ui-kit/core';
import type { ReactNode } from 'react';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { useCountdown } from '~/session/useCountdown';
import type { FormProblem } from './useFormProblem';

/** Shows the problem of a form, and how long to wait where there is a wait. */
export const ProblemBanner = ({
  problem,
  action,
}: {
  problem: FormProblem | null;
  /** The remedy: one small button. */
  action?: ReactNode;
}) => {
  const { t } = useTranslation('forms');
  const seconds = useCountdown(problem?.until ?? null);
  if (!problem) return null;
  return (
    <>
      <Banner tone="critical" role="alert" title={problem.text} action={action} />
      {seconds > 0 && (
        <Text role="timer" tone="quiet">
          {t('waitUntil', { time: clockText(seconds) })}
        </Text>
      )}
    </>
  );
};
