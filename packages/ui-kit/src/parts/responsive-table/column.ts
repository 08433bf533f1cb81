import type { ReactNode } from 'react';

/**
 * Where a cell goes when there is no room for a table and each row becomes a card. `title` and
 * `detail` are at the start, `value` and `state` at the end, `action` beside them: one column each.
 * Any number of columns may be a `line`, with its header before it. `none` leaves the cell out.
 */
export type CardPlace = 'title' | 'detail' | 'value' | 'state' | 'action' | 'line' | 'none';

export interface Column<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** A second, quiet line that only the table has room for. */
  note?: (row: Row) => ReactNode;
  /** 'end' for amounts and actions. */
  align?: 'start' | 'end';
  /** Takes the width that is left over. */
  wide?: boolean;
  card?: CardPlace;
}
