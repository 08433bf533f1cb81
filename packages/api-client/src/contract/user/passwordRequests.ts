import * as v from 'valibot';
import { fields, email, phone, newPassword, password, code } from '../parts/requestParts';

export const changePasswordRequest = {
  body: fields({ newPassword, existingPassword: password }),
};

export const activateAccountRequest = {
  body: fields({ activationCode: code, password: v.optional(newPassword) }),
};

export const requestResetEmailRequest = {
  body: fields({ email }),
};

export const resetPasswordByEmailRequest = {
  body: fields({ code, password: newPassword }),
};

export const requestResetSmsRequest = {
  body: fields({ email, phoneNumber: phone }),
};

export const resetPasswordBySmsRequest = {
  body: fields({ code, password: newPassword, email }),
};
