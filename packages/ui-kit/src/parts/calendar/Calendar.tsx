import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { IconButton } from '../../core/icon-button/IconButton';
import { chevronIcon } from '../../core/icon/icons';
import './Calendar.css';
import {
  addDays,
  addMonths,
  type Day,
  firstDayOf,
  isDay,
  momentOf,
  placeInWeek,
  today,
  weeksOf,
  within,
} from './days';

export interface CalendarProps {
  /** What is chosen, for screen readers. */
  label: string;
  /** The language that months and days are written in, as `Intl` takes it. */
  locale: string;
  previousMonth: string;
  nextMonth: string;
  /** The chosen day; empty for none. */
  value: Day;
  /** The first and the last day that can be chosen. */
  min?: Day | undefined;
  max?: Day | undefined;
  /** The time that the chosen day begins or ends. */
  range?: { start: Day; end: Day } | undefined;
  onChoose: (day: Day) => void;
  /** Escape was pressed. */
  onClose: () => void;
}

const writer = (locale: string, options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  return (day: Day): string => format.format(momentOf(day));
};

/** Some languages shorten the days of the week to one letter only. */
const weekdayWriter = (locale: string) => {
  const short = writer(locale, { weekday: 'short' });
  return short('2026-12-09').length > 4 ? writer(locale, { weekday: 'narrow' }) : short;
};

/** The day that a key leads to; null for a key that leads to none. */
const dayAfterKey = (
  { key, shiftKey }: KeyboardEvent,
  day: Day,
  firstDay: number,
  isRtl: boolean,
): Day | null => {
  const forward = isRtl ? 'ArrowLeft' : 'ArrowRight';
  const back = isRtl ? 'ArrowRight' : 'ArrowLeft';
  const months = shiftKey ? 12 : 1;
  const place = placeInWeek(day, firstDay);
  const steps: Readonly<Record<string, () => Day>> = {
    [forward]: () => addDays(day, 1),
    [back]: () => addDays(day, -1),
    ArrowDown: () => addDays(day, 7),
    ArrowUp: () => addDays(day, -7),
    Home: () => addDays(day, -place),
    End: () => addDays(day, 6 - place),
    PageDown: () => addMonths(day, months),
    PageUp: () => addMonths(day, -months),
  };
  return steps[key]?.() ?? null;
};

const isInside = (day: Day, range: CalendarProps['range']): boolean =>
  range !== undefined && day >= range.start && day <= range.end;

/** One month of days. Arrow keys move by day and week, Page Up and Page Down by month. */
export const Calendar = (props: CalendarProps) => {
  const { label, locale, previousMonth, nextMonth, value, min, max, range, onChoose, onClose } =
    props;
  const [focused, setFocused] = useState(() => within(isDay(value) ? value : today(), min, max));
  const [movesFocus, setMovesFocus] = useState(true);
  const grid = useRef<HTMLTableElement>(null);
  const monthId = useId();
  const firstDay = firstDayOf(locale);
  const weeks = weeksOf(focused, firstDay);
  const nameOf = writer(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });

  useEffect(() => {
    if (movesFocus) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [focused, movesFocus]);

  const showMonth = (step: 1 | -1): void => {
    setMovesFocus(false);
    setFocused(within(addMonths(focused, step), min, max));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') onClose();
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const day = dayAfterKey(event, focused, firstDay, isRtl);
    if (!day) return;
    event.preventDefault();
    setMovesFocus(true);
    setFocused(within(day, min, max));
  };
  const weekday = weekdayWriter(locale);
  const isOut = (day: Day): boolean => within(day, min, max) !== day;
  const month = focused.slice(0, 7);
  return (
    <div className="fp-calendar" role="group" aria-label={label}>
      <div className="fp-calendar-head">
        <IconButton
          icon={chevronIcon}
          label={previousMonth}
          aria-disabled={min !== undefined && month <= min.slice(0, 7)}
          onClick={() => showMonth(-1)}
        />
        <strong id={monthId} aria-live="polite">
          {writer(locale, { month: 'long', year: 'numeric' })(focused)}
        </strong>
        <IconButton
          icon={chevronIcon}
          label={nextMonth}
          aria-disabled={max !== undefined && month >= max.slice(0, 7)}
          onClick={() => showMonth(1)}
        />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a date grid is a table */}
      <table ref={grid} role="grid" aria-labelledby={monthId} onKeyDown={onKeyDown}>
        <thead>
          <tr>
            {weeks[0]?.map((day) => (
              <th key={day} scope="col" abbr={writer(locale, { weekday: 'long' })(day)}>
                {weekday(day)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td
                  key={day}
                  aria-selected={day === value}
                  {...(isInside(day, range) && { 'data-inside': '' })}
                >
                  {day.startsWith(month) && (
                    <button
                      type="button"
                      aria-label={nameOf(day)}
                      aria-disabled={isOut(day)}
                      tabIndex={day === focused ? 0 : -1}
                      onClick={() => !isOut(day) && onChoose(day)}
                    >
                      {Number(day.slice(8))}
                    </button>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
