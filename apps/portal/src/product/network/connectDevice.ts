import { isInsecureForm, type ConnectForm } from '@foyer/domain';
import i18next from 'i18next';
import { modalActions } from '~/shared/notices/modalActions';
import { modalShown } from '~/shared/notices/noticesSlice';
import type { AppDispatch } from '~/session/store/createStore';
import { submitForm } from './submitForm';

const ACTION = 'connectDevice';

/**
 * Gets this device online by the router's form. A form that a secure page posts to plain http makes
 * the browser warn, so it is explained first.
 */
export const connectDevice =
  (form: ConnectForm) =>
  (dispatch: AppDispatch): void => {
    if (!isInsecureForm(form, window.location.protocol === 'https:')) return submitForm(form);
    modalActions.register(ACTION, () => submitForm(form));
    dispatch(
      modalShown({
        message: i18next.t('entry:insecureGateway'),
        actionLabel: i18next.t('continue'),
        action: ACTION,
      }),
    );
  };
