import type { Billing } from '@foyer/domain';
import { api } from '~/session/api/api';
import { ask } from '~/session/api/ask';

interface Passwords {
  existingPassword: string;
  newPassword: string;
}

/** The account's own calls. Specification, section 7: POST /user/change-password, GET /billing. */
const myAccountApi = api.injectEndpoints({
  endpoints: (build) => ({
    changePassword: build.mutation<null, Passwords>({
      queryFn: ask((client, passwords, options) =>
        client.passwords.changePassword(passwords, options),
      ),
    }),
    /** Where there is no billing page: what was bought once. */
    receipts: build.query<Billing, void>({
      queryFn: ask((client, _none, options) => client.billing.getBilling(options)),
      providesTags: ['Billing'],
    }),
  }),
});

export const { useChangePasswordMutation, useReceiptsQuery } = myAccountApi;
