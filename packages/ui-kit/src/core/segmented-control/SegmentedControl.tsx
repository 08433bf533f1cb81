import './SegmentedControl.css';
import { useId } from 'react';

export interface SegmentedOption<Value extends string> {
  value: Value;
  label: string;
}

export interface SegmentedControlProps<Value extends string> {
  /** The group's name, for screen readers: "Billing period". */
  label: string;
  options: readonly SegmentedOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}

/** A radio group of a few short options in one line, or in more lines if the text is long or large. */
export const SegmentedControl = <Value extends string>({
  label,
  options,
  value,
  onChange,
}: SegmentedControlProps<Value>) => {
  const group = useId();
  return (
    <div className="f-segmented" role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <label key={option.value} className="f-segmented__option">
          <input
            type="radio"
            name={group}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </div>
  );
};
