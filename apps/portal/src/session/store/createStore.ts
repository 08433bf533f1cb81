import { configureStore } from '@reduxjs/toolkit';
import { initialiseLateSlices, lateMiddleware, rootReducer, type RootState } from './rootReducer';

/** A new store; the application has one, each test its own. */
export const createStore = (preloadedState?: Partial<RootState>) =>
  configureStore({
    reducer: rootReducer,
    // The types already make the state read-only; the default checks would traverse the whole cache
    // for each action. `initialiseLateSlices` comes first, so that thunks find the state of slices
    // that loaded late.
    middleware: (defaults) =>
      defaults({ immutableCheck: false, serializableCheck: false })
        .prepend(initialiseLateSlices)
        .concat(lateMiddleware.middleware),
    ...(preloadedState ? { preloadedState } : {}),
  });

export type AppStore = ReturnType<typeof createStore>;
export type AppDispatch = AppStore['dispatch'];
