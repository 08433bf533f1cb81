import { isInsecureForm, isRouterForm, type ConnectForm } from '@foyer/domain';
import { keepArrival } from '~/session/storage/arrival';
import { t } from '~/shared/i18n/i18n';
import { errorShown } from '~/shared/notices/noticesSlice';
import type { AppDispatch } from '~/session/store/createStore';
import type { RootState } from '~/session/store/rootReducer';

/**
 * Connects this device by submitting the router's form. The browser warns when a secure page posts to
 * plain http, so a message explains that first. A form for any other host is refused. Rule CONN-5.
 *
 * @param page the page that the person wants once the device is online
 */
export const connectDevice =
  (form: ConnectForm, page?: string) =>
  (dispatch: AppDispatch, getState: () => RootState): void => {
    const routerUrl = getState().site.config?.routerUrl ?? null;
    const isRefused = !isRouterForm(form, routerUrl, window.location.origin);
    if (!isRefused && !isInsecureForm(form, window.location.protocol === 'https:'))
      return submitForm(form, page);
    // Few gateways need a message, so it is not part of the first page. Without its code the page still
    // says that something is wrong.
    import('./connectMessages').then(
      ({ refuseForm, explainForm }) =>
        void dispatch(isRefused ? refuseForm() : explainForm(() => submitForm(form, page))),
      () => dispatch(errorShown(t('errors.generic'))),
    );
  };

/**
 * Submits a form as a full navigation. Phones notice that they are online only on a full navigation, so
 * the last step of connecting is never a background call.
 */
const submitForm = ({ method, action, fields }: ConnectForm, page?: string): void => {
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
  keepArrival(page);
  form.submit();
};
