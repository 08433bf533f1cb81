import type { AnswerSent, calls } from '@foyer/api-client/contract';
import type { Handlers } from '../calls/Handler';
import { iso, isoOrNull, major } from '../wire/dateAndAmountWire';
import {
  parsePauseDates,
  requirePauseEnd,
  type PauseDates,
} from '../../services/pauses/pauseDates';
import type { Backend } from '../../services/Backend';
import { refundablePayments } from '../../services/pauses/chargePause';
import type { PauseRow } from '../../services/subscriptions/findPause';
import { countAttempt } from '../../services/rate-limits/countOrder';
import { withOwnPlan } from '../../services/termination/withPlan';
import {
  createPause,
  currentPause,
  endPause,
  movePause,
  quotePause,
} from '../../services/pauses/managePause';

type PauseWire = AnswerSent<typeof calls.createPause>;

const wire = async (backend: Backend, row: PauseRow): Promise<PauseWire> => {
  const refundable = await refundablePayments(backend, row, backend.clock.now());
  const ends = refundable.flatMap(({ until }) => until ?? []);
  return {
    id: row.id,
    startDate: iso(row.startDate),
    endDate: isoOrNull(row.endDate),
    price: major(row.price),
    currency: row.currency,
    state: row.state,
    refundableUntil: ends.length > 0 ? iso(Math.max(...ends)) : null,
    refundAmount: major(refundable.reduce((sum, { unused }) => sum + unused, 0)),
  };
};

/** The calls about pauses. */
export const pauseHandlers: Handlers<
  'getPause' | 'createPause' | 'updatePause' | 'updatePauseEnd' | 'quotePausePrice' | 'endPause'
> = {
  getPause: async ({ backend, caller }) => {
    const pause = await currentPause(backend, caller.user);
    return { body: pause ? await wire(backend, pause) : null };
  },

  createPause: async ({ backend, caller, body, client, wasInterrupted }) => {
    await countAttempt(backend, caller, client);
    const dates = parsePauseDates(body, backend.clock.now());
    return {
      body: await wire(backend, await createPause(backend, caller.user, dates, wasInterrupted)),
    };
  },

  updatePause: async ({ backend, caller, body, client, wasInterrupted }) => {
    await countAttempt(backend, caller, client);
    const now = backend.clock.now();
    const wanted = (pause: PauseRow): PauseDates => {
      if (pause.state === 'scheduled') return parsePauseDates(body, now);
      const endDate = body.endDate === null ? null : Date.parse(body.endDate);
      const dates = { startDate: pause.startDate, endDate };
      requirePauseEnd(dates, now);
      return dates;
    };
    const moved = await movePause(backend, caller.user, wanted, wasInterrupted);
    return { body: await wire(backend, moved) };
  },

  updatePauseEnd: async ({ backend, caller, body, client, wasInterrupted }) => {
    await countAttempt(backend, caller, client);
    const now = backend.clock.now();
    const wanted = (pause: PauseRow): PauseDates => {
      const endDate = body.endDate === null ? null : Date.parse(body.endDate);
      const dates = { startDate: pause.startDate, endDate };
      requirePauseEnd(dates, now);
      return dates;
    };
    const moved = await movePause(backend, caller.user, wanted, wasInterrupted);
    return { body: await wire(backend, moved) };
  },

  quotePausePrice: async ({ backend, caller, body }) => {
    const given = {
      startDate: Date.parse(body.startDate),
      endDate: body.endDate === null ? null : Date.parse(body.endDate),
    };
    const pause = await currentPause(backend, caller.user);
    const now = backend.clock.now();
    const isActive = pause?.state === 'active';
    if (isActive) requirePauseEnd(given, now);
    const dates = isActive ? given : parsePauseDates(body, now);
    const price = await quotePause(backend, caller.user, dates);
    return { body: { price: major(price.minor), currency: price.currency } };
  },

  endPause: async ({ backend, caller, client }) => {
    await countAttempt(backend, caller, client);
    await withOwnPlan(backend, caller, () => endPause(backend, caller.user));
    return {};
  },
};
