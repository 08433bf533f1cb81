import { combineSlices, createDynamicMiddleware, type Middleware } from '@reduxjs/toolkit';
import { noticesSlice } from '~/shared/notices/noticesSlice';
import { sessionSlice } from './sessionSlice';
import { siteSlice } from './siteSlice';

/** Slices that join later declare themselves here by `declare module`. */
export interface LazySlices {}

/**
 * The store's reducer. What the first screen needs is here from the start; the API cache and the
 * features' own slices join when their code arrives.
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

/** Says that a slice has been injected into the reducer, and adds its middleware. */
export const join = (middleware: Middleware): void => {
  late.addMiddleware(middleware);
  joined += 1;
};

/**
 * A slice that has joined has no state until some action passes: this lets one pass first, so that
 * whoever uses the slice next finds its state.
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
