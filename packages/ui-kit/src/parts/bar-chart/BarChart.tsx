import './BarChart.css';

/** One bar. */
export interface Bar {
  id: string;
  /** Below the bar, for example "Nov". */
  label: string;
  /** Its height, in any unit that all bars share; not under 0. */
  value: number;
  /** Above the bar, for example "£20". */
  text: string;
  /** 'now' is the one that matters most, 'next' has not happened yet. */
  kind?: 'past' | 'now' | 'next';
}

export interface BarChartProps {
  label: string;
  bars: readonly Bar[];
}

/** The longest that fits under or above a bar on a phone: "Sept", "£120". */
const SHORT = 4;

const isLong = (words: readonly string[]): boolean => words.some((word) => word.length > SHORT);

/** A few amounts side by side, each with its number: nobody has to guess from a height. */
export const BarChart = ({ label, bars }: BarChartProps) => {
  const most = Math.max(...bars.map(({ value }) => value), 1);
  return (
    <ul
      className="fp-bars"
      aria-label={label}
      {...(isLong(bars.map(({ label: name }) => name)) && { 'data-names': 'long' })}
      {...(isLong(bars.map(({ text }) => text)) && { style: { ['--fp-texts' as string]: 'long' } })}
    >
      {bars.map(({ id, label: name, value, text, kind = 'past' }) => (
        <li key={id} className="fp-bars-one" data-kind={kind}>
          <span className="fp-bars-name">{name}</span>
          <span className="fp-bars-room">
            <span className="fp-bars-text">{text}</span>
            <span
              className="fp-bars-bar"
              aria-hidden="true"
              style={{ ['--fp-share' as string]: value / most }}
            />
          </span>
        </li>
      ))}
    </ul>
  );
};
