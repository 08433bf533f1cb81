import type { Handlers } from '../calls/Handler';
import { changePassword } from '../../services/passwords/changePassword';
import { requestResetEmail, resetPasswordByEmail } from '../../services/passwords/resetByEmail';
import { requestResetSms, resetPasswordBySms } from '../../services/passwords/resetBySms';
import { afterFixedTime } from '../../services/passwords/resetMessages';
import { refuseAgent } from '../../services/sessions/refuseAgent';
import { activateAccount } from '../../services/registration/activateAccount';
import { resendConfirmation } from '../../services/registration/resendConfirmation';

export const passwordHandlers: Handlers<
  | 'changePassword'
  | 'activateAccount'
  | 'resendConfirmation'
  | 'requestResetEmail'
  | 'resetPasswordByEmail'
  | 'requestResetSms'
  | 'resetPasswordBySms'
> = {
  changePassword: async ({ backend, caller, body, client }) => {
    refuseAgent(caller, 'changePassword');
    await changePassword(backend, caller, body, client);
    return {};
  },
  activateAccount: async ({ backend, caller, body, client }) => {
    const user = await activateAccount(backend, caller, body, client);
    return { body: { userId: user.id, email: user.email } };
  },
  resendConfirmation: async ({ backend, caller, body, client }) => {
    await afterFixedTime(resendConfirmation(backend, caller, body, client));
    return {};
  },
  requestResetEmail: async ({ backend, caller, body, client }) => {
    await afterFixedTime(requestResetEmail(backend, caller, body.email, client));
    return {};
  },
  resetPasswordByEmail: async ({ backend, caller, body, client }) => {
    await resetPasswordByEmail(backend, caller, body, client);
    return {};
  },
  requestResetSms: async ({ backend, caller, body, client }) => {
    await afterFixedTime(requestResetSms(backend, caller, body, client));
    return {};
  },
  resetPasswordBySms: async ({ backend, caller, body, client }) => {
    await resetPasswordBySms(backend, caller, body, client);
    return {};
  },
};
