import { configureStore } from '@reduxjs/toolkit';
import { late, rootReducer, settle, type RootState } from './rootReducer';

/** A new store; the application has one, each test its own. */
export const createStore = (preloadedState?: Partial<RootState>) =>
  configureStore({
    reducer: rootReducer,
    // The thunks of the defaults must find the state of whatever has joined, so `settle` comes first.
    middleware: (defaults) => defaults().prepend(settle).concat(late.middleware),
    ...(preloadedState ? { preloadedState } : {}),
  });

export type AppStore = ReturnType<typeof createStore>;
export type AppDispatch = AppStore['dispatch'];
