import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { usageNotes } from '../../../stories/support/usageNotes';
import { InvoiceTable } from '../../../stories/samples/InvoiceTable';
import { Card } from '../../core/card/Card';
import { ResponsiveTable } from './ResponsiveTable';

const meta = {
  title: 'Parts/Lists/Responsive table',
  component: ResponsiveTable,
  parameters: usageNotes({
    use: 'Rows of the same kind: a table where there is room, a list of cards where there is not. It looks at its own width, not at the screen.',
    do: ['Give each column its place in the card.', 'Align amounts at the end.'],
    dont: [
      'Use it for fewer than three columns: use a list of rows.',
      'Scroll a table sideways on a phone.',
    ],
  }),
  args: { label: 'Invoices', columns: [], rows: [], rowKey: String },
} satisfies Meta<typeof ResponsiveTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AsTable: Story = {
  render: () => (
    <Card>
      <InvoiceTable />
    </Card>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(5);
    await expect(canvas.getByRole('row', { name: /Extra device slot/ })).toBeVisible();
  },
};

export const AsCards: Story = {
  render: () => (
    <div style={{ maxInlineSize: 358 }}>
      <Card>
        <InvoiceTable />
      </Card>
    </div>
  ),
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /Extra device slot/ });
    await expect(getComputedStyle(row).display).toBe('grid');
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(5);
  },
};
