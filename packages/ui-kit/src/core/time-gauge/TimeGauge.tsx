import './TimeGauge.css';
import type { CSSProperties } from 'react';
import { classes } from '../polymorphic/classes';

export interface TimeGaugeProps {
  /** How much of the period is left, 0 to 1. */
  share: number;
  /** The number in the opening: "19". */
  value: string;
  /** "days left". */
  unit: string;
  /** The value in words, for screen readers: "19 days left of 30". */
  label: string;
  /** The person has just paid or connected: a check shows for a second before the number. */
  arrives?: boolean;
}

const rings = [
  { name: 'first', radius: 148 },
  { name: 'second', radius: 120.5 },
  { name: 'third', radius: 93 },
];

const ring = (radius: number): string =>
  `M${160 - radius} 160a${radius} ${radius} 0 0 1 ${2 * radius} 0`;

/**
 * The time left as three half rings. The outer ring shows the value, and the brand's mark rides on its end. The other two are
 * decoration.
 */
export const TimeGauge = ({ share, value, unit, label, arrives = false }: TimeGaugeProps) => {
  const lit = Math.round(Math.min(1, Math.max(0, share)) * 1000);
  return (
    <div
      className={classes('f-time-gauge', arrives && 'f-time-gauge--arrives')}
      role="img"
      aria-label={label}
      style={{ '--f-share': lit / 1000 } as CSSProperties}
    >
      <svg viewBox="0 0 320 172" aria-hidden="true">
        {rings.map(({ name, radius }) => (
          <g key={name} className={`f-time-gauge__${name}`}>
            <path d={ring(radius)} className="f-time-gauge__track" />
            {lit > 0 && <path d={ring(radius)} pathLength={1000} strokeDasharray={`${lit} 2000`} />}
          </g>
        ))}
        {lit > 0 && <rect className="f-time-gauge__seat" />}
        {arrives && (
          <path d="m132 124 20 20 38-42" pathLength={1000} className="f-time-gauge__check" />
        )}
      </svg>
      <span className="f-time-gauge__words" aria-hidden="true">
        <span className="f-time-gauge__value">{value}</span>
        <span className="f-time-gauge__unit">{unit}</span>
      </span>
    </div>
  );
};
