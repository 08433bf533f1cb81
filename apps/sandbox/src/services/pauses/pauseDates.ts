import { DAY, HOUR, PAUSE_LATEST_START, PAUSE_MAX_LENGTH, PAUSE_MIN_LENGTH } from '@foyer/domain';
import { ServiceError } from '../ServiceError';

/** How long ago somebody may have chosen the present moment as the start. */
const FORM_LIFE = HOUR;

/** Dates of a pause, epoch milliseconds; without an end it lasts until the user ends it. */
export interface PauseDates {
  startDate: number;
  endDate: number | null;
}

const refuse = (field: 'startDate' | 'endDate', message: string) =>
  new ServiceError('PAUSE_DATES_REFUSED', message, { fields: { [field]: message } });

/** Refuses an end date that is too early or too late. */
export const requirePauseEnd = ({ startDate, endDate }: PauseDates, now: number): void => {
  if (endDate === null) return;
  if (endDate - startDate < PAUSE_MIN_LENGTH)
    throw refuse('endDate', 'A pause must last at least 1 day.');
  if (endDate <= now) throw refuse('endDate', 'Choose a day in the future.');
  if (endDate - startDate > PAUSE_MAX_LENGTH)
    throw refuse('endDate', 'A pause can last up to 1 year.');
};

/**
 * Parses and validates the dates of a pause.
 * @throws ServiceError `PAUSE_DATES_REFUSED` by field
 */
export const parsePauseDates = (
  given: { startDate: string; endDate: string | null },
  now: number,
): PauseDates => {
  const dates = {
    startDate: Date.parse(given.startDate),
    endDate: given.endDate === null ? null : Date.parse(given.endDate),
  };
  if (!Number.isFinite(dates.startDate)) throw refuse('startDate', 'Choose a day.');
  if (dates.endDate !== null && !Number.isFinite(dates.endDate))
    throw refuse('endDate', 'Choose a day.');
  // Wherever the user is, today began less than 24 hours ago.
  if (dates.startDate <= now - DAY) throw refuse('startDate', 'Choose today or a later day.');
  if (dates.startDate > now + PAUSE_LATEST_START)
    throw refuse('startDate', 'Choose a start date in the next 90 days.');
  requirePauseEnd({ ...dates, startDate: Math.max(dates.startDate, now - FORM_LIFE) }, now);
  // It can't begin before it is ordered, even where the process dies and a job begins it.
  return { ...dates, startDate: Math.max(dates.startDate, now) };
};
