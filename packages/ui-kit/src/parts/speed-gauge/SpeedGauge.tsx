import './SpeedGauge.css';

export interface SpeedGaugeProps {
  /** What is measured, for assistive technology: "Download". */
  label: string;
  /** The measured speed, in the unit of `max`. */
  value: number;
  /** Where the gauge ends. */
  max: number;
  /** What the plan promises, in the same unit: the quieter inner ring. */
  plan?: number;
  /** The number as people of the language write it: "148". */
  shown: string;
  /** "Mb/s". */
  unit: string;
}

const ring = (radius: number): string =>
  `M${160 - radius} 160a${radius} ${radius} 0 0 1 ${2 * radius} 0`;

const Arc = ({ radius, share, name }: { radius: number; share: number; name: string }) => {
  const lit = Math.round(Math.min(1, Math.max(0, share)) * 1000);
  return (
    <g className={`fp-speed-${name}`}>
      <path className="fp-speed-track" d={ring(radius)} />
      {lit > 0 && <path d={ring(radius)} pathLength={1000} strokeDasharray={`${lit} 2000`} />}
    </g>
  );
};

/**
 * A measured speed on the hero: the outer ring is what was measured, the inner one what the plan
 * promises, so that the two can be compared at a glance.
 */
export const SpeedGauge = ({ label, value, max, plan, shown, unit }: SpeedGaugeProps) => (
  <div
    className="fp-speed"
    role="meter"
    aria-label={label}
    aria-valuemin={0}
    aria-valuemax={max}
    aria-valuenow={Math.min(value, max)}
    aria-valuetext={`${shown} ${unit}`}
  >
    <svg viewBox="0 0 320 172" aria-hidden="true">
      <Arc radius={148} share={value / max} name="measured" />
      {plan !== undefined && <Arc radius={120.5} share={plan / max} name="plan" />}
    </svg>
    <span className="fp-speed-value" aria-hidden="true">
      {shown}
    </span>
    <span className="fp-speed-unit" aria-hidden="true">
      {unit}
    </span>
  </div>
);
