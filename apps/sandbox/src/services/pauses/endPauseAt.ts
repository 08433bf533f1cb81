import type { Backend } from '../Backend';
import type { PauseRow } from '../subscriptions/findPause';
import { finishPause } from './beginPause';
import { refundPause } from './chargePause';

/**
 * Ends a pause, and refunds what its end returns. Rule PAUSE-7.
 * @param at when it ends, epoch milliseconds
 */
export const endPauseAt = async (backend: Backend, pause: PauseRow, at: number): Promise<void> => {
  await refundPause(backend, pause, at);
  await finishPause(backend, pause, at);
};
