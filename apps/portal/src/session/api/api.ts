import { createApi, fakeBaseQuery } from '@reduxjs/toolkit/query/react';
import type { ApiError } from '@foyer/api-client';
import type { Middleware } from '@reduxjs/toolkit';
import { addLateMiddleware, rootReducer } from '~/session/store/rootReducer';
import { sessionEnded } from '~/session/store/sessionSlice';

/** What a cached answer is about: a change makes all answers about it be fetched again. */
export const tagTypes = [
  'Billing',
  'Consents',
  'Dashboard',
  'Devices',
  'GuestPasses',
  'Notices',
  'Plans',
  'Sessions',
  'Site',
  'Subscription',
] as const;

/**
 * The cache of all backend answers. Features inject their endpoints; each endpoint calls the
 * client, so the cache knows no addresses and no wire types.
 */
export const api = createApi({
  reducerPath: 'api',
  baseQuery: fakeBaseQuery<ApiError>(),
  tagTypes,
  endpoints: () => ({}),
});

declare module '~/session/store/rootReducer' {
  interface LazySlices {
    api: ReturnType<typeof api.reducer>;
  }
}

/** Every answer in the cache belongs to the user whose session has ended. */
const resetOnSessionEnd: Middleware = (store) => (next) => (action) => {
  const result = next(action);
  if (sessionEnded.match(action)) store.dispatch(api.util.resetApiState());
  return result;
};

rootReducer.inject(api);
addLateMiddleware(api.middleware);
addLateMiddleware(resetOnSessionEnd);
