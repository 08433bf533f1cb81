import './CycleSwitch.css';
import { useId } from 'react';

export interface CycleOption<Value extends string> {
  value: Value;
  label: string;
}

export interface CycleSwitchProps<Value extends string> {
  /** What is being chosen, for screen readers: "Billing period". */
  label: string;
  options: readonly CycleOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}

/** A segmented switch between a few short choices: a radio group in one line, or in more where the words are long or large. */
export const CycleSwitch = <Value extends string>({
  label,
  options,
  value,
  onChange,
}: CycleSwitchProps<Value>) => {
  const group = useId();
  return (
    <div className="f-cycle" role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <label key={option.value} className="f-cycle__option">
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
