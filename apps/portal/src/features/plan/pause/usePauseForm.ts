import {
  PAUSE_LATEST_START,
  PAUSE_MAX_LENGTH,
  canMoveStart,
  checkPauseDates,
  type Instant,
  type KeyMessage,
  type PauseRecord,
} from '@foyer/domain';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { now } from '~/session/storage/browserStores';
import { pausePath } from '~/shell/portal/portalViews';
import { dayAfter, dayOf, firstEnd, startOf, type Day } from '~/product/dates/days';

/** Whether a pause has a last day, or runs until the user ends it. */
export type PauseEnd = 'day' | 'open';

export interface PauseDates {
  startDate: Instant;
  endDate: Instant | null;
}

const DEFAULT_DAYS = 30;

interface Values {
  start: Day;
  ends: PauseEnd;
  end: Day;
}

/** The dates in an address, which restore the form for a user who returns from the card page. */
const FROM = 'from';
const UNTIL = 'until';

const chosenIn = (params: URLSearchParams): Partial<Values> => {
  const [start, end] = [params.get(FROM), params.get(UNTIL)];
  return {
    ...(start && { start }),
    ...(end && (end === 'open' ? { ends: 'open' } : { ends: 'day', end })),
  };
};

const pathTo = ({ start, ends, end }: Values): string =>
  `${pausePath}&${new URLSearchParams({ [FROM]: start, [UNTIL]: ends === 'open' ? ends : end })}`;

const firstValues = (pause: PauseRecord | null, opened: Instant): Values => ({
  start: dayOf(pause?.startDate ?? opened),
  ends: pause?.endDate === null ? 'open' : 'day',
  end: pause?.endDate ? dayOf(pause.endDate) : dayAfter(pause?.startDate ?? opened, DEFAULT_DAYS),
});

/** The form of a pause, and the dates that it results in. */
export const usePauseForm = (pause: PauseRecord | null) => {
  const [params] = useSearchParams();
  const [opened] = useState(now);
  const [values, setValues] = useState(() => ({
    ...firstValues(pause, opened),
    ...chosenIn(params),
  }));
  const mayMoveStart = pause === null || canMoveStart(pause, opened);
  const { start, ends, end } = values;
  const startDate = mayMoveStart ? startOf(start, opened) : pause.startDate;
  const endDate = ends === 'open' ? null : startOf(end, opened);
  const dates: PauseDates | null =
    startDate === null || (ends === 'day' && endDate === null) ? null : { startDate, endDate };
  return {
    values,
    set: (changed: Partial<Values>) => setValues((before) => ({ ...before, ...changed })),
    mayMoveStart,
    dates,
    /** The address of this form with its present values. */
    path: pathTo(values),
    problem: problemOf(dates, mayMoveStart, opened, startDate),
    /** The first and last valid days. */
    range: {
      start: { min: dayOf(opened), max: dayOf(opened + PAUSE_LATEST_START) },
      end: {
        min: firstEnd(Math.max(startDate ?? opened, opened)),
        max: dayOf((startDate ?? opened) + PAUSE_MAX_LENGTH),
      },
      /** The days of the pause; absent where it has no last day, or none yet. */
      chosen: ends === 'day' && start && end ? { start, end } : undefined,
    },
  };
};

/** The error of the dates, for the field that it belongs to; null when the dates are valid. */
const problemOf = (
  dates: PauseDates | null,
  mayMoveStart: boolean,
  at: Instant,
  start: Instant | null,
): { field: 'start' | 'end'; message: KeyMessage } | null => {
  if (!dates)
    return { field: start === null ? 'start' : 'end', message: { key: 'validation.required' } };
  const verdict = checkPauseDates(dates, at, !mayMoveStart);
  return verdict === true ? null : verdict;
};
