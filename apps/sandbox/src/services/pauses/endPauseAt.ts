import type { Backend } from '../Backend';
import type { PauseRow } from '../subscriptions/findPause';
import { finishPause } from './beginPause';
import { isRefundable, refundPause, voidOpenCharges } from './chargePause';

/**
 * Ends a pause. One that has not begun is called off, and its price is refunded; so is that of one that
 * has begun, within the days to withdraw. Rule PAUSE-7.
 * @param at when it ends, epoch milliseconds
 */
export const endPauseAt = async (backend: Backend, pause: PauseRow, at: number): Promise<void> => {
  if (await isRefundable(backend, pause, at))
    await refundPause(
      backend,
      pause.id,
      pause.state === 'scheduled' ? 'pauseCalledOff' : 'pauseEnded',
    );
  else await voidOpenCharges(backend, pause.id);
  await finishPause(backend, pause, at);
};
