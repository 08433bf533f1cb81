import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Instead } from '~/shared/loading/lazyPart';
import { LoadAgain } from './LoadAgain';
import { useIsOffline } from './useIsOffline';

/** What stands in a page of the portal for a part of it whose code could not be fetched. */
export const PartProblem = ({ onRetry }: Instead) => {
  const { t } = useTranslation('portal');
  const isOffline = useIsOffline();
  const [isTrying, setTrying] = useState(false);
  const retry = async () => {
    setTrying(true);
    await onRetry();
    setTrying(false);
  };
  return (
    <LoadAgain
      title={t('common:loadProblem.title')}
      text={t('common:loadProblem.text')}
      isOffline={isOffline}
      isTrying={isTrying}
      onRetry={() => void retry()}
    />
  );
};
