import { useId, type ReactNode } from 'react';
import '../field/Field.css';
import { FieldMessage } from '../field/FieldMessage';
import { useFieldIds } from '../field/useFieldIds';
import './ChoiceList.css';

/** One thing to choose. */
export interface Choice<Value extends string> {
  value: Value;
  label: ReactNode;
  /** A second, quiet line. */
  hint?: ReactNode;
}

export interface ChoiceListProps<Value extends string> {
  /** The question. */
  label: ReactNode;
  choices: readonly Choice<Value>[];
  /** Null while nothing is chosen. */
  value: Value | null;
  onChange: (value: Value) => void;
  /** The first choice's id; give one where an error summary links here. */
  id?: string;
  error?: ReactNode;
}

/** One choice out of a few, one on each line. The whole line is the target. */
export const ChoiceList = <Value extends string>(props: ChoiceListProps<Value>) => {
  const { label, choices, value, onChange, id, error } = props;
  const group = useId();
  const ids = useFieldIds(id, undefined, error);
  return (
    <fieldset
      className="fp-choices"
      aria-describedby={ids.describedBy}
      data-wrong={error ? true : undefined}
    >
      <legend className="fp-choices-label">{label}</legend>
      {choices.map((choice, place) => (
        <label key={choice.value} className="fp-choice">
          <input
            type="radio"
            className="fp-choice-radio"
            name={group}
            id={place === 0 ? ids.id : undefined}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
          />
          <span>
            {choice.label}
            {choice.hint && <span className="fp-choice-hint">{choice.hint}</span>}
          </span>
        </label>
      ))}
      <FieldMessage ids={ids} hint={undefined} error={error} />
    </fieldset>
  );
};
