import type { Instant, Money, PauseRecord } from '@foyer/domain';
import {
  createPause,
  endPause,
  getPause,
  quotePausePrice,
  updatePause,
  updatePauseEnd,
} from '../../contract/plans/pauseCalls';
import { type Answer, mapLater } from '../../transport/answer';
import type { CallOptions, KeyedOptions } from '../../transport/callRequest';
import { ask, type Sender } from '../parts/ask';
import { isoInstant } from '../parts/isoInstant';
import { readMoney } from '../parts/readMoney';
import { readPause } from './readSubscription';

/** From when to when; without an end the pause runs until the customer ends it. */
export type PauseDates = { readonly startDate: Instant; readonly endDate: Instant | null };

const writeEnd = (endDate: Instant | null) => (endDate === null ? null : isoInstant(endDate));

const writeDates = ({ startDate, endDate }: PauseDates) => ({
  startDate: isoInstant(startDate),
  endDate: writeEnd(endDate),
});

/** Pausing a plan. Specification, section 7: "Plans and subscriptions". */
export const pauseResource = (sender: Sender) => ({
  /** The pause under way or planned; null when there is none. */
  getPause: (options?: CallOptions): Promise<Answer<PauseRecord | null>> =>
    mapLater(ask(sender, getPause, {}, options), (wire) => (wire ? readPause(wire) : null)),

  /** Pauses, and charges the price once for a key. */
  createPause: (dates: PauseDates, options: KeyedOptions): Promise<Answer<PauseRecord>> =>
    mapLater(ask(sender, createPause, { body: writeDates(dates) }, options), readPause),

  /** Moves both dates. */
  updatePause: (dates: PauseDates, options: KeyedOptions): Promise<Answer<PauseRecord>> =>
    mapLater(ask(sender, updatePause, { body: writeDates(dates) }, options), readPause),

  /** Moves only the end. */
  updatePauseEnd: (endDate: Instant | null, options: KeyedOptions): Promise<Answer<PauseRecord>> =>
    mapLater(
      ask(sender, updatePauseEnd, { body: { endDate: writeEnd(endDate) } }, options),
      readPause,
    ),

  /** What a pause would cost; saves nothing. */
  quotePausePrice: (dates: PauseDates, options?: CallOptions): Promise<Answer<Money>> =>
    mapLater(
      ask(sender, quotePausePrice, { body: writeDates(dates) }, options),
      ({ price, currency }) => readMoney(price, currency),
    ),

  /** Ends the pause today. */
  endPause: (options?: CallOptions): Promise<Answer<null>> => ask(sender, endPause, {}, options),
});
