import { useState } from 'react';
import { useTranslation } from '~/shared/i18n/useTranslation';
import type { LoadErrorProps } from '~/shared/loading/lazyComponent';
import { RetryCard } from './RetryCard';
import { useIsOffline } from './useIsOffline';

/** Shown in a portal page for a section whose code failed to load. */
export const SectionLoadError = ({ onRetry }: LoadErrorProps) => {
  const { t } = useTranslation('portal');
  const isOffline = useIsOffline();
  const [isTrying, setTrying] = useState(false);
  const retry = async () => {
    setTrying(true);
    await onRetry();
    setTrying(false);
  };
  return (
    <RetryCard
      title={t('common:loadProblem.title')}
      text={t('common:loadProblem.text')}
      isOffline={isOffline}
      isTrying={isTrying}
      onRetry={() => void retry()}
    />
  );
};
