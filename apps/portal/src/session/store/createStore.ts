import { configureStore } from '@reduxjs/toolkit';
import { late, rootReducer, settle, type RootState } from './rootReducer';

/** A new store; the application has one, each test its own. */
export const createStore = (preloadedState?: Partial<RootState>) =>
  configureStore({
    reducer: rootReducer,
    // The state is read-only by its types; the checks of the defaults walk the whole cache for each action.
    // The thunks of the defaults must find the state of whatever has joined, so `settle` comes first.
    middleware: (defaults) =>
      defaults({ immutableCheck: false, serializableCheck: false })
        .prepend(settle)
        .concat(late.middleware),
    ...(preloadedState ? { preloadedState } : {}),
  });

export type AppStore = ReturnType<typeof createStore>;
export type AppDispatch = AppStore['dispatch'];
