import type { MarketingPreference } from '@foyer/domain';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { snackbarOpened } from '~/shared/notices/noticesSlice';
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

  const saveDetailed = async (): Promise<boolean> => {
    const answers = Object.fromEntries((query.data ?? NONE).map(({ id }) => [id, chosen.has(id)]));
    const { data } = await saveAnswers({ userId, answers });
    return data !== undefined;
  };

  const saveWhole = async (): Promise<boolean> => {
    const { data } = await saveAgreements({ marketingOptIn: chosen.has(ALL_CHANNELS) });
    return data !== undefined;
  };

  const save = async (): Promise<void> => {
    const isSaved = await (isDetailed ? saveDetailed() : saveWhole());
    onClose();
    dispatch(
      isSaved
        ? snackbarOpened({ text: t('marketing.saved'), type: 'Success' })
        : snackbarOpened({ text: t('marketing.failed'), type: 'Error' }),
    );
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
