import type { ReactNode } from 'react';
import './TermList.css';

export interface TermListProps {
  /** Each with a word or two for its name. A row without words is left out. */
  rows: readonly { name: string; words: ReactNode }[];
}

/** What an agreement says, a row for each of its points. */
export const TermList = ({ rows }: TermListProps) => (
  <dl className="fp-term-list">
    {rows.map(
      ({ name, words }) =>
        words && (
          <div key={name} className="fp-term-list-row">
            <dt>{name}</dt>
            <dd>{words}</dd>
          </div>
        ),
    )}
  </dl>
);
