import { loadTexts, t } from '~/shared/i18n/i18n';
import { logger } from '~/shared/logging/logger';
import { modalActions } from '~/shared/notices/modalActions';
import { errorShown, modalShown } from '~/shared/notices/noticesSlice';
import type { AppDispatch } from '~/session/store/createStore';

const ACTION = 'connectDevice';

/**
 * Explains the browser's warning about a form without encryption, and offers to go on. There is no
 * Close, because the warning itself offers the way back. Rule CONN-3.
 */
export const explainForm =
  (submit: () => void) =>
  async (dispatch: AppDispatch): Promise<void> => {
    modalActions.register(ACTION, submit);
    const message = await textOf('insecureGateway');
    const actionLabel = t('continue');
    dispatch(modalShown({ message, actionLabel, action: ACTION, showClose: false }));
  };

/** Says that the gateway's form leads to a host that is not the router's. Rule CONN-5. */
export const refuseForm =
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
    () => t(`network:${key}`),
    () => t('errors.generic'),
  );
