import type { Subscription } from '@foyer/domain';
import { Banner, Button } from '@foyer/ui-kit/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { problemText } from '~/platform/errors/problemText';
import { useDate } from '~/platform/i18n/useDate';
import { useReviveMutation } from '../plan.api';
import { useAfterChange } from '../useAfterChange';

/** A cancelled plan that has not ended can be kept. Specification, section 4: "It can be revived". */
export const ReviveNews = ({ subscription }: { subscription: Subscription }) => {
  const { t } = useTranslation('plan');
  const date = useDate();
  const afterChange = useAfterChange();
  const [revive, { isLoading }] = useReviveMutation();
  const [problem, setProblem] = useState<string | null>(null);
  const { title, serviceEndDate } = subscription;
  const keep = async (): Promise<void> => {
    setProblem(null);
    const { error } = await revive();
    if (!error) await afterChange(t('news.ending.kept', { plan: title }));
    else if ('kind' in error) setProblem(problemText(error, t));
  };
  return (
    <Banner
      tone={problem ? 'critical' : 'warning'}
      {...(problem && { role: 'alert' as const })}
      title={t('news.ending.title', {
        plan: title,
        date: serviceEndDate === null ? '' : date.full(serviceEndDate),
      })}
      action={
        <Button size="small" busy={isLoading} onClick={() => void keep()}>
          {t('news.ending.action', { plan: title })}
        </Button>
      }
    >
      {problem ?? t('news.ending.text')}
    </Banner>
  );
};
