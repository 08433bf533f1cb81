import type { MarketingPreference } from '@foyer/domain';
import { useState } from 'react';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { snackbarOpened } from '~/shared/notices/noticesSlice';
import { failureOpened } from '~/session/api/reportFailure';
import { useAppDispatch, useAppSelector } from '~/session/store/hooks';
import { useSaveMarketingAnswersMutation } from './marketing.api';
import {
  useGetMarketingPreferencesQuery,
  useUpdateAgreementsMutation,
} from '~/session/api/agreements.api';

const NONE: readonly MarketingPreference[] = [];
/** Means all channels, where the site asks one question for all. */
export const ALL_CHANNELS = 'all';

/** The choices of the marketing pop-up. */
export const useMarketingChoice = (userId: string, onClose: () => void) => {
  const { t } = useTranslation('portal');
  const dispatch = useAppDispatch();
  const isDetailed = useAppSelector(({ site }) => site.info?.features.detailedAgreements ?? false);
  const query = useGetMarketingPreferencesQuery(undefined, { skip: !isDetailed });
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [saveAnswers, saving] = useSaveMarketingAnswersMutation();
  const [saveAgreements, agreeing] = useUpdateAgreementsMutation();

  const choose = (id: string, isChosen: boolean): void =>
    setChosen((before) => {
      const next = new Set(before);
      if (isChosen) next.add(id);
      else next.delete(id);
      return next;
    });

  const send = () => {
    const answers = Object.fromEntries((query.data ?? NONE).map(({ id }) => [id, chosen.has(id)]));
    return isDetailed
      ? saveAnswers({ userId, answers })
      : saveAgreements({
          marketingOptIn: chosen.has(ALL_CHANNELS),
          marketingText: t('marketing.single'),
        });
  };

  const save = async (): Promise<void> => {
    const { error } = await send();
    onClose();
    if (error) dispatch(failureOpened(error, t('marketing.failed')));
    else dispatch(snackbarOpened({ text: t('marketing.saved'), type: 'Success' }));
  };

  return {
    isDetailed,
    channels: query.data ?? NONE,
    hasFailed: isDetailed && query.isError,
    isReady: !isDetailed || query.data !== undefined,
    isSaving: saving.isLoading || agreeing.isLoading,
    isChosen: (id: string) => chosen.has(id),
    choose,
    save,
  };
};
