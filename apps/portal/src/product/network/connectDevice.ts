import { isInsecureForm, isRouterForm, type ConnectForm } from '@foyer/domain';
import i18next from 'i18next';
import { loadTexts } from '~/shared/i18n/i18n';
import { logger } from '~/shared/logging/logger';
import { modalActions } from '~/shared/notices/modalActions';
import { errorShown, modalShown } from '~/shared/notices/noticesSlice';
import type { AppDispatch } from '~/session/store/createStore';
import type { RootState } from '~/session/store/rootReducer';

const ACTION = 'connectDevice';

/**
 * Connects this device by submitting the router's form. The browser warns when a secure page posts to
 * plain http, so a message explains that first. A form for any other host is refused. Rule CONN-5.
 */
export const connectDevice =
  (form: ConnectForm) =>
  (dispatch: AppDispatch, getState: () => RootState): void => {
    const routerUrl = getState().site.config?.routerUrl ?? null;
    if (!isRouterForm(form, routerUrl, window.location.origin)) return void dispatch(refuse());
    if (!isInsecureForm(form, window.location.protocol === 'https:')) return submitForm(form);
    modalActions.register(ACTION, () => submitForm(form));
    void dispatch(explain());
  };

const explain =
  () =>
  async (dispatch: AppDispatch): Promise<void> => {
    const message = await textOf('insecureGateway');
    dispatch(modalShown({ message, actionLabel: i18next.t('continue'), action: ACTION }));
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

const refuse =
  () =>
  async (dispatch: AppDispatch): Promise<void> => {
    logger.log({
      message: 'The gateway’s form leads to another host than the router.',
      context: {},
    });
    dispatch(errorShown(await textOf('refusedGateway')));
  };

/** Without its texts the page still says that something is wrong, and offers the next step. */
const textOf = async (key: 'insecureGateway' | 'refusedGateway'): Promise<string> =>
  loadTexts('network').then(
    () => i18next.t(`network:${key}`),
    () => i18next.t('errors.generic'),
  );
