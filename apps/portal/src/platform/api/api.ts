import { createApi, fakeBaseQuery } from '@reduxjs/toolkit/query/react';
import type { ApiError } from '@foyer/api-client';
import { reportFailures } from '~/platform/errors/reportFailures';
import { join, rootReducer } from '~/platform/store/rootReducer';

/**
 * The cache of everything the portal asks the backend. Features inject their endpoints; each asks
 * the client, so the cache knows no addresses and no wire types.
 */
export const api = createApi({
  reducerPath: 'api',
  baseQuery: fakeBaseQuery<ApiError>(),
  tagTypes: ['Account', 'Billing', 'Dashboard', 'Devices', 'Plans', 'Subscription'],
  endpoints: () => ({}),
});

declare module '~/platform/store/rootReducer' {
  interface LazySlices {
    api: ReturnType<typeof api.reducer>;
  }
}

rootReducer.inject(api);
join(api.middleware);
join(reportFailures);
