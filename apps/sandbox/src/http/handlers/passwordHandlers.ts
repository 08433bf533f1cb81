import type { Handlers } from '../calls/Handler';
import { changePassword } from '../../services/passwords/changePassword';
import { requestResetEmail, resetPasswordByEmail } from '../../services/passwords/resetByEmail';
import { requestResetSms, resetPasswordBySms } from '../../services/passwords/resetBySms';
import { activateAccount } from '../../services/registration/activateAccount';

export const passwordHandlers: Handlers<
  | 'changePassword'
  | 'activateAccount'
  | 'requestResetEmail'
  | 'resetPasswordByEmail'
  | 'requestResetSms'
  | 'resetPasswordBySms'
> = {
  changePassword: async ({ backend, caller, body }) => {
    await changePassword(backend, caller.user, body);
    return {};
  },
  activateAccount: async ({ backend, caller, body, address }) => {
    const user = await activateAccount(backend, caller, body, address);
    return { body: { userId: user.id, email: user.email } };
  },
  requestResetEmail: async ({ backend, caller, body }) => {
    await requestResetEmail(backend, caller, body.email);
    return {};
  },
  resetPasswordByEmail: async ({ backend, caller, body, address }) => {
    await resetPasswordByEmail(backend, caller, body, address);
    return {};
  },
  requestResetSms: async ({ backend, caller, body }) => {
    await requestResetSms(backend, caller, body);
    return {};
  },
  resetPasswordBySms: async ({ backend, caller, body }) => {
    await resetPasswordBySms(backend, caller, body);
    return {};
  },
};
