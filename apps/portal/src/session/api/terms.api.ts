import type { Terms } from '@foyer/domain';
import { api } from './api';
import { ask } from './ask';

/** The terms in full. Specification, section 7: GET /terms. */
const termsApi = api.injectEndpoints({
  endpoints: (build) => ({
    terms: build.query<Terms, void>({
      queryFn: ask((client, _none, options) => client.site.getTerms(options)),
    }),
  }),
});

export const { useTermsQuery } = termsApi;
