import { errorText } from '~/session/api/errorText';
import { failureOpened } from '~/session/api/reportFailure';
import { useAppDispatch } from '~/session/store/hooks';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { useRecordConsentMutation } from './consents.api';

/**
 * Records that an order asks for its start within the days to withdraw. The order waits for it: the record proves the
 * request. It goes on where the backend keeps no record. Rules LAW-9 and PREF-6.
 */
export const useRecordStart = () => {
  const { t } = useTranslation('common');
  const dispatch = useAppDispatch();
  const [recordConsent, { isLoading }] = useRecordConsentMutation();
  /**
   * @param plan the title of the plan that is ordered
   * @param text what the box says
   */
  const tryToRecord = (plan: string, text: string) =>
    recordConsent({ kind: 'startNow', answer: true, topic: plan, text });
  /** @returns whether the order may be sent; a failure is shown */
  const recordStart = async (plan: string, text: string): Promise<boolean> => {
    const { error } = await tryToRecord(plan, text);
    if (error) dispatch(failureOpened(error, errorText(error, t)));
    return !error;
  };
  return { tryToRecord, recordStart, isRecording: isLoading };
};
