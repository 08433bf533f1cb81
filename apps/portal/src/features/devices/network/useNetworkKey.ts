import { dpskProvider } from '@foyer/domain';
import type { KeyIn } from '~/shared/i18n/textKeys';
import { useTranslation } from '~/shared/i18n/useTranslation';
import type { CallFailure } from '~/session/api/isApiError';
import { errorText } from '~/session/api/errorText';
import { snackbarOpened } from '~/shared/notices/noticesSlice';
import { failureOpened } from '~/session/api/reportFailure';
import { useAppDispatch, useAppSelector } from '~/session/store/hooks';
import { useReadKeyMutation, useRenewKeyMutation } from '../devices.api';

/**
 * Reads the personal network's key, or creates a new one, at sites that keep keys here or outside.
 */
export const useNetworkKey = () => {
  const { t } = useTranslation('devices');
  const dispatch = useAppDispatch();
  const isOutside = useAppSelector(
    ({ site }) => site.info !== null && dpskProvider(site.info) === 'cloudpath',
  );
  const [readKey, reading] = useReadKeyMutation();
  const [renewKey, renewing] = useRenewKeyMutation();
  const showError = (error: CallFailure, key: KeyIn<'devices'>): void => {
    const why = errorText(error, t);
    dispatch(failureOpened(error, t(key, { why })));
  };
  return {
    isReading: reading.isLoading,
    isRenewing: renewing.isLoading,
    /** @returns whether there is a key now */
    read: async (): Promise<boolean> => {
      const { error } = await readKey({ isOutside });
      if (error) showError(error, 'network.readFailed');
      return !error;
    },
    /** @returns whether the server created a key */
    renew: async (): Promise<boolean> => {
      const { error } = await renewKey({ isOutside });
      if (error) showError(error, 'network.renewFailed');
      else dispatch(snackbarOpened({ text: t('network.renewed'), type: 'Success' }));
      return !error;
    },
  };
};
