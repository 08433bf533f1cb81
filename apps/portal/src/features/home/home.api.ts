import type { Dashboard } from '@foyer/domain';
import { api } from '~/platform/api/api';
import { ask } from '~/platform/api/ask';

/** The dashboard's call. Specification, section 7: GET /dashboard. */
const homeApi = api.injectEndpoints({
  endpoints: (build) => ({
    dashboard: build.query<Dashboard, void>({
      queryFn: ask((client, _none, options) => client.network.getDashboard(options)),
      providesTags: ['Dashboard'],
    }),
  }),
});

export const { useDashboardQuery } = homeApi;
