import { Chip } from '../../src/core/chip/Chip';
import { checkIcon, downloadIcon, refreshIcon, warningIcon } from '../../src/core/icon/icons';
import { IconButton } from '../../src/core/icon-button/IconButton';
import type { Column } from '../../src/parts/responsive-table/column';
import { ResponsiveTable } from '../../src/parts/responsive-table/ResponsiveTable';

interface Invoice {
  number: string;
  date: string;
  name: string;
  state: 'Paid' | 'Due' | 'Refunded';
  amount: string;
}

const invoices: readonly Invoice[] = [
  {
    number: 'FW-10482',
    date: '9 Nov 2026',
    name: 'Plus, November',
    state: 'Paid',
    amount: '£20.00',
  },
  {
    number: 'FW-10391',
    date: '24 Oct 2026',
    name: 'Extra device slot',
    state: 'Due',
    amount: '£3.00',
  },
  {
    number: 'FW-10217',
    date: '9 Oct 2026',
    name: 'Essential, October',
    state: 'Paid',
    amount: '£12.00',
  },
  {
    number: 'FW-09655',
    date: '20 Aug 2026',
    name: 'Refund for a pause',
    state: 'Refunded',
    amount: '−£6.00',
  },
];

const chips = {
  Paid: { tone: 'positive', icon: checkIcon },
  Due: { tone: 'warning', icon: warningIcon },
  Refunded: { tone: 'plain', icon: refreshIcon },
} as const;

const columns: readonly Column<Invoice>[] = [
  { id: 'date', header: 'Date', cell: ({ date }) => date, card: 'detail' },
  {
    id: 'name',
    header: 'Invoice',
    cell: ({ name }) => name,
    note: ({ number }) => number,
    wide: true,
    card: 'title',
  },
  {
    id: 'state',
    header: 'State',
    cell: ({ state }) => <Chip {...chips[state]}>{state}</Chip>,
    card: 'state',
  },
  { id: 'amount', header: 'Amount', cell: ({ amount }) => amount, align: 'end', card: 'value' },
  {
    id: 'pdf',
    header: 'PDF',
    cell: ({ number }) => (
      <IconButton icon={downloadIcon} label={`PDF of ${number}`} href={`#${number}`} />
    ),
    align: 'end',
    card: 'action',
  },
];

/** Four invoices in three states. */
export const InvoiceTable = () => (
  <ResponsiveTable
    label="Invoices"
    columns={columns}
    rows={invoices}
    rowKey={(row) => row.number}
  />
);
