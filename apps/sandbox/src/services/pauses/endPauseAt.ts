import type { Backend } from '../Backend';
import type { PauseRow } from '../subscriptions/findPause';
import { finishPause } from './beginPause';
import { refundPause, voidOpenCharges } from './chargePause';

/**
 * Ends a pause. One that has not begun is called off, and its price goes back. Rule PAUSE-7.
 * @param at when it ends, epoch milliseconds
 */
export const endPauseAt = async (backend: Backend, pause: PauseRow, at: number): Promise<void> => {
  await (pause.state === 'scheduled' ? refundPause : voidOpenCharges)(backend, pause.id);
  await finishPause(backend, pause, at);
};
