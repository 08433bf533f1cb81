import './PasswordStrength.css';

/** How strong a password is, as the form's own rules judge it. */
export interface Strength {
  /** 0 while nothing is typed, then 1 (weak) to 4 (strong). */
  level: 0 | 1 | 2 | 3 | 4;
  /** The same in words, for example "Weak: add a word or two". */
  label: string;
}

const tones = ['none', 'critical', 'warning', 'positive', 'positive'] as const;
const bars = [1, 2, 3, 4] as const;

/** Four bars and the word for them; the word is read out when it changes. */
export const PasswordStrength = ({ level, label }: Strength) => (
  <div className={`fp-strength fp-strength-${tones[level]}`}>
    <div className="fp-strength-bars" aria-hidden="true">
      {bars.map((bar) => (
        <i key={bar} data-lit={bar <= level || undefined} />
      ))}
    </div>
    <p className="fp-strength-label" aria-live="polite">
      {label}
    </p>
  </div>
);
