import * as v from 'valibot';
import { fields, line, password } from '../parts/requestParts';

const credentials = fields({ username: line(200), password });

export const getBlankSessionRequest = {
  headers: fields({ 'x-location-details': v.string() }),
};

export const loginRequest = {
  headers: fields({ 'x-registration-stage': v.picklist(['0', '1'], 'Send 0 or 1.') }),
  body: credentials,
};

export const checkSmsCodeRequest = {
  params: fields({
    smsCode: v.pipe(v.string(), v.regex(/^\d{4,8}$/, 'Enter the digits of the code.')),
  }),
  body: credentials,
};

export const resendSmsCodeRequest = {
  body: credentials,
};
