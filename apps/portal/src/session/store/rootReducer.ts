import { combineSlices, createDynamicMiddleware, type Middleware } from '@reduxjs/toolkit';
import { noticesSlice } from '~/shared/notices/noticesSlice';
import { sessionSlice } from './sessionSlice';
import { siteSlice } from './siteSlice';

/** Slices that load late declare their state here with `declare module`. */
export interface LazySlices {}

/**
 * The store's reducer. It starts with the state of the first screen; the API cache and the
 * features' own slices are added when their code loads.
 */
export const rootReducer = combineSlices(
  noticesSlice,
  sessionSlice,
  siteSlice,
).withLazyLoadedSlices<LazySlices>();

export type RootState = ReturnType<typeof rootReducer>;

/** The middleware of code that loads late. */
export const lateMiddleware = createDynamicMiddleware();
let lateSlices = 0;

/** Registers a slice that has been injected into the reducer, and adds its middleware. */
export const addLateMiddleware = (middleware: Middleware): void => {
  lateMiddleware.addMiddleware(middleware);
  lateSlices += 1;
};

/**
 * An injected slice has no state until an action is dispatched. This dispatches one first, so that
 * the next reader finds its state.
 */
export const initialiseLateSlices: Middleware = () => {
  let seen = 0;
  return (next) => (action) => {
    if (seen !== lateSlices) {
      seen = lateSlices;
      next({ type: 'store/sliceAdded' });
    }
    return next(action);
  };
};
