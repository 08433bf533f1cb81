import './SummaryLines.css';
import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon';
import type { IconShape } from '../icon/icons';

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

/** What a sum is made of, a line each, on a hero or on paper. */
export const SummaryLines = ({ lines }: { lines: readonly SummaryLine[] }) => (
  <dl className="f-lines">
    {lines.map(({ icon, label, detail, amount, quiet = false }) => (
      <div
        key={`${label} ${amount}`}
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
