import { createApi, fakeBaseQuery } from '@reduxjs/toolkit/query/react';
import type { ApiError } from '@foyer/api-client';
import { reportFailures } from './reportFailures';
import { join, rootReducer } from '~/session/store/rootReducer';

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

declare module '~/session/store/rootReducer' {
  interface LazySlices {
    api: ReturnType<typeof api.reducer>;
  }
}

rootReducer.inject(api);
join(api.middleware);
join(reportFailures);
