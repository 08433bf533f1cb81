import type { ActivatedAccount, Agreements } from '@foyer/api-client';
import type { Account, MarketingPreference, RegistrationField } from '@foyer/domain';
import { api } from '~/session/api/api';
import { ask } from '~/session/api/ask';

/** The calls of registering and activating. Specification, section 7, "User" and "Public config and site". */
const accountsApi = api.injectEndpoints({
  endpoints: (build) => ({
    registrationFields: build.query<readonly RegistrationField[], void>({
      queryFn: ask((client, _none, options) => client.site.getRegistrationFields(options)),
    }),
    marketingChannels: build.query<readonly MarketingPreference[], void>({
      queryFn: ask((client, _none, options) => client.marketing.getMarketingPreferences(options)),
    }),
    activate: build.mutation<ActivatedAccount, { activationCode: string; password?: string }>({
      queryFn: ask((client, body, options) => client.passwords.activateAccount(body, options)),
    }),
    verifyCaptcha: build.mutation<boolean, string>({
      queryFn: ask((client, token, options) => client.visitors.verifyRecaptcha(token, options)),
    }),
    saveAgreements: build.mutation<Account, Agreements>({
      queryFn: ask((client, agreed, options) => client.user.updateAgreements(agreed, options)),
      invalidatesTags: ['Account'],
    }),
  }),
});

export const {
  useRegistrationFieldsQuery,
  useMarketingChannelsQuery,
  useActivateMutation,
  useVerifyCaptchaMutation,
  useSaveAgreementsMutation,
} = accountsApi;
