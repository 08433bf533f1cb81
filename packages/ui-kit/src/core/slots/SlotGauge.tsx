import './SlotGauge.css';

export interface SlotGaugeProps {
  used: number;
  /** As many segments as slots. Beyond what can be counted, say "Unlimited" in words instead. */
  total: number;
  /** The number in the opening. Omit it if the page shows the number beside the gauge. */
  value?: string;
}

const half = 'M10 62a52 52 0 0 1 104 0';

/** Slots as a half ring of segments. Decoration: the words beside it say the numbers. */
export const SlotGauge = ({ used, total, value }: SlotGaugeProps) => {
  // Each segment is ten units of the path, of which the last leaves a gap.
  const segments = (count: number): string => `${'9.4 0.6 '.repeat(count)}0 ${total * 10}`;
  return (
    <span className="f-slot-gauge" aria-hidden="true">
      <svg viewBox="0 0 124 62">
        <path d={half} pathLength={total * 10 - 0.6} strokeDasharray={segments(total)} />
        {used > 0 && (
          <path
            className="f-slot-gauge__used"
            d={half}
            pathLength={total * 10 - 0.6}
            strokeDasharray={segments(Math.min(used, total))}
          />
        )}
      </svg>
      {value && <span className="f-slot-gauge__value">{value}</span>}
    </span>
  );
};
