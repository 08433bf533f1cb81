import './SummaryLines.css';
import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon';
import type { IconShape } from '../icon/icons';
import { classes } from '../polymorphic/classes';

export interface SummaryLine {
  icon?: IconShape;
  /** "Plus, monthly". */
  label: string;
  /** A small second line. */
  detail?: ReactNode;
  /** Plain text with two decimals: "£25.00". */
  amount: string;
  /** Stands back behind the lines that make up today's sum. */
  quiet?: boolean;
}

interface SummaryLinesProps {
  lines: readonly SummaryLine[];
  /** On a desktop each value stands next to its label, not at the far end: for words, not for sums. */
  beside?: boolean;
}

/** What a sum is made of, a line each, on a hero or on paper. */
export const SummaryLines = ({ lines, beside = false }: SummaryLinesProps) => (
  <dl className={classes('f-lines', beside && 'f-lines--beside')}>
    {lines.map(({ icon, label, detail, amount, quiet = false }, index) => (
      <div
        // oxlint-disable-next-line react/no-array-index-key -- a bill may have the same line twice
        key={index}
        className={quiet ? 'f-lines__line f-lines__line--quiet' : 'f-lines__line'}
      >
        <dt>
          {icon && <Icon of={icon} size={20} />}
          <span>
            <span className="f-lines__label">{label}</span>
            {detail && <span className="f-lines__detail">{detail}</span>}
          </span>
        </dt>
        <dd>
          <bdi>{amount}</bdi>
        </dd>
      </div>
    ))}
  </dl>
);
