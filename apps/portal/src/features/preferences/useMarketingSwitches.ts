import type { MarketingPreference, OptIn } from '@foyer/domain';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { errorText } from '~/session/api/errorText';
import { isAbsentCall, useAbsentCall } from '~/session/api/useAbsentCall';
import { snackbarOpened } from '~/shared/notices/noticesSlice';
import { failureOpened } from '~/session/api/reportFailure';
import {
  useGetMarketingAnswersQuery,
  useSaveMarketingAnswersMutation,
} from '~/shell/portal/marketing/marketing.api';
import { ALL_CHANNELS } from '~/shell/portal/marketing/useMarketingChoice';
import { useAppDispatch, useAppSelector } from '~/session/store/hooks';
import {
  useGetMarketingPreferencesQuery,
  useUpdateAgreementsMutation,
} from '~/session/api/agreements.api';

/** The switches and their values. Each saves at once; a refusal moves it back. */
export const useMarketingSwitches = () => {
  const { t } = useTranslation('preferences');
  const dispatch = useAppDispatch();
  const isDetailed = useAppSelector(({ site }) => site.info?.features.detailedAgreements ?? false);
  const userId = useAppSelector(({ session }) => session.account?.userId ?? '');
  const whole = useAppSelector(({ session }) => session.account?.siteUser.marketingOptIn ?? null);
  const channels = useGetMarketingPreferencesQuery(undefined, { skip: !isDetailed });
  const answers = useGetMarketingAnswersQuery({ userId }, { skip: !isDetailed });
  const [saveAnswers] = useSaveMarketingAnswersMutation();
  const [updateAgreements] = useUpdateAgreementsMutation();
  const { isAbsent, note } = useAbsentCall(
    isDetailed ? 'saveMarketingAnswers' : 'updateAgreements',
  );

  const single: MarketingPreference = {
    id: ALL_CHANNELS,
    title: t('marketing.single'),
    description: t('marketing.singleHint'),
  };
  const query = isDetailed
    ? {
        data: answers.data && channels.data,
        isError: channels.isError || answers.isError,
        isFetching: channels.isFetching || answers.isFetching,
        refetch: () => {
          if (channels.isError) void channels.refetch();
          if (answers.isError) void answers.refetch();
        },
      }
    : { data: [single], isError: false, isFetching: false, refetch: () => undefined };

  const answer = async ({ id, title }: MarketingPreference, isYes: boolean): Promise<void> => {
    const { error } =
      id === ALL_CHANNELS
        ? await updateAgreements({ marketingOptIn: isYes, marketingText: title })
        : await saveAnswers({ userId, answers: { [id]: isYes } });
    if (error) {
      note(error);
      const why = isAbsentCall(error) ? t('marketing.absent') : errorText(error, t);
      dispatch(failureOpened(error, t('marketing.saveFailed', { title, why })));
    } else dispatch(snackbarOpened({ text: t('marketing.saved'), type: 'Success' }));
  };

  return {
    /** The backend keeps no answers, as a try has shown. */
    isAbsent,
    query,
    answer,
    answerOf: (id: string): OptIn => (id === ALL_CHANNELS ? whole : (answers.data?.[id] ?? null)),
  };
};
