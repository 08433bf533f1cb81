import { useRef, useState } from 'react';
import { calendarIcon } from '../../core/icon/icons';
import { IconButton } from '../../core/icon-button/IconButton';
import { Control } from '../field/Control';
import './DateField.css';
import { Calendar, type CalendarProps } from '../calendar/Calendar';
import { isDay, momentOf } from '../calendar/days';
import { Field, type FieldProps } from '../field/Field';
import { useFieldIds } from '../field/useFieldIds';

export interface DateFieldProps
  extends
    FieldProps,
    Pick<CalendarProps, 'value' | 'min' | 'max' | 'range' | 'locale' | 'onChoose'> {
  name?: string;
  /** The words of the calendar: the button that opens it, and those that turn its pages. */
  calendar: { open: string } & Pick<CalendarProps, 'previousMonth' | 'nextMonth'>;
}

/** Devices without a keyboard would open a calendar of their own over ours. */
const hasKeyboard = (): boolean =>
  typeof window.matchMedia !== 'function' || !window.matchMedia('(pointer: coarse)').matches;

/** The browser writes the day in its own language, and a page may have another. */
const written = (day: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(momentOf(day));

/** A day: typed, or chosen in the calendar that unfolds below the field. */
export const DateField = (props: DateFieldProps) => {
  const { label, id, hint, error, optionalLabel, name, calendar, onChoose, ...days } = props;
  const { open: openLabel, ...words } = calendar;
  const ids = useFieldIds(id, hint, error);
  const [isOpen, setIsOpen] = useState(false);
  const [types] = useState(hasKeyboard);
  const field = useRef<HTMLDivElement>(null);
  const close = (): void => {
    setIsOpen(false);
    field.current?.querySelector('button')?.focus();
  };
  return (
    <div ref={field}>
      <Field {...{ label, hint, error, optionalLabel, ids }}>
        <Control invalid={Boolean(error)}>
          <input
            className="fp-control-input fp-date"
            id={ids.id}
            type="date"
            name={name}
            readOnly={!types}
            min={days.min}
            max={days.max}
            value={days.value}
            onChange={(event) => onChoose(event.currentTarget.value)}
            onClick={types ? undefined : () => setIsOpen(!isOpen)}
            aria-invalid={Boolean(error)}
            aria-describedby={ids.describedBy}
          />
          {isDay(days.value) && (
            <span className="fp-date-text" aria-hidden="true">
              {written(days.value, days.locale)}
            </span>
          )}
          <span className="fp-control-end">
            <IconButton
              icon={calendarIcon}
              label={openLabel}
              aria-expanded={isOpen}
              onClick={() => setIsOpen(!isOpen)}
            />
          </span>
        </Control>
      </Field>
      {isOpen && (
        <Calendar
          {...days}
          {...words}
          label={openLabel}
          onClose={close}
          onChoose={(day) => {
            onChoose(day);
            close();
          }}
        />
      )}
    </div>
  );
};
