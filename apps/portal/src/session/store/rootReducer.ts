import { combineSlices, createDynamicMiddleware, type Middleware } from '@reduxjs/toolkit';
import { noticesSlice } from '~/shared/notices/noticesSlice';
import { sessionSlice } from './sessionSlice';
import { siteSlice } from './siteSlice';

/** Slices that join later declare their state here with `declare module`. */
export interface LazySlices {}

/**
 * The store's reducer. It starts with the state of the first screen; the API cache and the
 * features' own slices join when their code loads.
 */
export const rootReducer = combineSlices(
  noticesSlice,
  sessionSlice,
  siteSlice,
).withLazyLoadedSlices<LazySlices>();

export type RootState = ReturnType<typeof rootReducer>;

/** Middleware that joins late. */
export const late = createDynamicMiddleware();
let joined = 0;

/** Registers a slice that has been injected into the reducer, and adds its middleware. */
export const join = (middleware: Middleware): void => {
  late.addMiddleware(middleware);
  joined += 1;
};

/**
 * An injected slice has no state until an action is dispatched. This dispatches one first, so that
 * the next reader finds its state.
 */
export const settle: Middleware = () => {
  let seen = 0;
  return (next) => (action) => {
    if (seen !== joined) {
      seen = joined;
      next({ type: 'store/joined' });
    }
    return next(action);
  };
};
