import { isInsecureForm, type ConnectForm } from '@foyer/domain';
import i18next from 'i18next';
import { modalActions } from '~/shared/notices/modalActions';
import { modalShown } from '~/shared/notices/noticesSlice';
import type { AppDispatch } from '~/session/store/createStore';

const ACTION = 'connectDevice';

/**
 * Connects this device by submitting the router's form. The browser warns when a secure page posts to
 * plain http, so a message explains that first.
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

/**
 * Submits a form as a full navigation. Phones notice that they are online only on a full navigation, so
 * the last step of connecting is never a background call.
 */
const submitForm = ({ method, action, fields }: ConnectForm): void => {
  const form = document.createElement('form');
  form.method = method;
  form.action = action;
  form.hidden = true;
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = name;
    input.value = value;
    form.append(input);
  }
  document.body.append(form);
  form.submit();
};
