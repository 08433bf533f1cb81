import { api } from '~/session/api/api';
import { ask } from '~/session/api/ask';

/** The calls of a forgotten password. Specification, section 7, "User". */
const recoveryApi = api.injectEndpoints({
  endpoints: (build) => ({
    requestLink: build.mutation<null, string>({
      queryFn: ask((client, email, options) => client.passwords.requestResetEmail(email, options)),
    }),
    requestCode: build.mutation<null, { email: string; phoneNumber: string }>({
      queryFn: ask((client, body, options) => client.passwords.requestResetSms(body, options)),
    }),
    resetByLink: build.mutation<null, { code: string; password: string }>({
      queryFn: ask((client, body, options) => client.passwords.resetPasswordByEmail(body, options)),
    }),
    resetByCode: build.mutation<null, { code: string; password: string; email: string }>({
      queryFn: ask((client, body, options) => client.passwords.resetPasswordBySms(body, options)),
    }),
  }),
});

export const {
  useRequestLinkMutation,
  useRequestCodeMutation,
  useResetByLinkMutation,
  useResetByCodeMutation,
} = recoveryApi;
