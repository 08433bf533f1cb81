/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- browsers drop a table's meaning once its display changes */
import type { Column } from './column';

interface TableRowProps<Row> {
  columns: readonly Column<Row>[];
  row: Row;
}

/** One row; each cell knows its place in the card that it may become. */
export const TableRow = <Row,>({ columns, row }: TableRowProps<Row>) => (
  <tr role="row">
    {columns.map(({ id, header, cell, note, align = 'start', card = 'line' }) => (
      <td key={id} role="cell" data-align={align} data-card={card}>
        {card === 'line' && (
          <span className="fp-table-name" aria-hidden="true">
            {header}
          </span>
        )}
        {cell(row)}
        {note && <span className="fp-table-note">{note(row)}</span>}
      </td>
    ))}
  </tr>
);
