import { Button, RowList } from '@foyer/ui-kit/core';
import { useState, type ReactNode } from 'react';

/** How many rows show before the button that shows all. */
const FIRST_ROWS = 5;

/** A list whose first rows show until a button shows all. `rows` are elements with keys. */
export const LongRowList = (props: {
  label: string;
  rows: readonly ReactNode[];
  /** The button's text. */
  all: string;
}) => {
  const { label, rows, all } = props;
  const [showsAll, setShowsAll] = useState(false);
  return (
    <>
      <RowList label={label}>{showsAll ? rows : rows.slice(0, FIRST_ROWS)}</RowList>
      {!showsAll && rows.length > FIRST_ROWS && (
        <Button variant="soft" wide onClick={() => setShowsAll(true)}>
          {all}
        </Button>
      )}
    </>
  );
};
