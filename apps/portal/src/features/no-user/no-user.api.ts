import type { NoAccountUser } from '@foyer/api-client';
import { api } from '~/session/api/api';
import { ask } from '~/session/api/ask';

/** The call of the no-user journey. Specification, section 7: POST /user/no-account-user. */
const noUserApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Takes the MAC of a device without a browser; null for the device in hand. */
    letDeviceOn: build.mutation<NoAccountUser, string | null>({
      queryFn: ask((client, headlessMac, options) =>
        client.visitors.createNoAccountUser(headlessMac, options),
      ),
    }),
  }),
});

export const { useLetDeviceOnMutation } = noUserApi;
