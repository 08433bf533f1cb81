/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- browsers drop a table's meaning once its display changes */
import type { Column } from './column';
import './ResponsiveTable.css';
import { TableRow } from './TableRow';

export interface ResponsiveTableProps<Row> {
  /** Names the table for assistive technology; the heading in sight is the card's own. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
}

/**
 * A table where there is room for one, a list of cards where there is not. The roles are written out
 * because browsers drop a table's meaning once its display changes.
 */
export const ResponsiveTable = <Row,>(props: ResponsiveTableProps<Row>) => {
  const { label, columns, rows, rowKey } = props;
  return (
    <div className="fp-table-room">
      <table className="fp-table" role="table" aria-label={label}>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map(({ id, header, align = 'start', wide }) => (
              <th key={id} role="columnheader" scope="col" data-align={align} data-wide={wide}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <TableRow key={rowKey(row)} columns={columns} row={row} />
          ))}
        </tbody>
      </table>
    </div>
  );
};
