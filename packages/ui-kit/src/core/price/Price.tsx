import './Price.css';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden';

type Part = Pick<Intl.NumberFormatPart, 'type' | 'value'>;

export interface PriceProps {
  /** From `Intl.NumberFormat(…).formatToParts(…)`, or a word such as "Free". */
  amount: readonly Part[] | string;
  /** "a month", small beside it. */
  period?: ReactNode;
  /** `sm` 22 px, `md` 34, `lg` 56 on a tile, `hero` 72 on a phone and 104 on a desktop. */
  size?: 'sm' | 'md' | 'lg' | 'hero';
  /** The period goes below instead of beside. */
  stacked?: boolean;
}

const small = new Set(['currency', 'decimal', 'fraction']);

const shown = ({ type, value }: Part, place: number) =>
  small.has(type) ? (
    <span
      key={place}
      className={type === 'currency' ? 'f-price__small f-price__sign' : 'f-price__small'}
    >
      {value}
    </span>
  ) : (
    value.trim()
  );

/** A price: the pounds large, sign and pence small and raised to their cap line. Read aloud as one text. */
export const Price = ({ amount, period, size = 'md', stacked = false }: PriceProps) => (
  <span className={`f-price f-price--${size}${stacked ? ' f-price--stacked' : ''}`}>
    {typeof amount === 'string' ? (
      <span className="f-price__amount">{amount}</span>
    ) : (
      <>
        <VisuallyHidden>{amount.map(({ value }) => value).join('')}</VisuallyHidden>
        <span className="f-price__amount" aria-hidden="true">
          {amount.map(shown)}
        </span>
      </>
    )}
    {period && <span className="f-price__period"> {period}</span>}
  </span>
);
