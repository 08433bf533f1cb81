import type { RegistrationField } from '@foyer/domain';
import { api } from '~/platform/api/api';
import { ask } from '~/platform/api/ask';

/** The calls of registering. Specification, section 7, "User" and "Public config and site". */
const accountsApi = api.injectEndpoints({
  endpoints: (build) => ({
    registrationFields: build.query<readonly RegistrationField[], void>({
      queryFn: ask((client, _none, options) => client.site.getRegistrationFields(options)),
    }),
  }),
});

export const { useRegistrationFieldsQuery } = accountsApi;
