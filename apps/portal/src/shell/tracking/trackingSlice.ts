import type { TrackingEvent } from '@foyer/domain';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { rootReducer } from '~/session/store/rootReducer';

/** Events that wait for consent; further ones are dropped. */
const MAX_QUEUED = 20;

interface TrackingState {
  readonly queue: readonly TrackingEvent[];
}

const initialState: TrackingState = { queue: [] };

/** The events of a purchase that no tracker has received yet. `useTracking` sends or drops them. */
const trackingSlice = createSlice({
  name: 'tracking',
  initialState,
  reducers: {
    eventTracked: ({ queue }, { payload }: PayloadAction<TrackingEvent>) => ({
      queue: queue.length < MAX_QUEUED ? [...queue, payload] : queue,
    }),
    queueEmptied: () => initialState,
  },
});

declare module '~/session/store/rootReducer' {
  interface LazySlices {
    tracking: TrackingState;
  }
}

rootReducer.inject(trackingSlice);

export const { eventTracked, queueEmptied } = trackingSlice.actions;
