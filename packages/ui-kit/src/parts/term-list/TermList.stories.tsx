import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { checkEveryTheme } from '../../../stories/support/checkEveryTheme';
import { usageNotes } from '../../../stories/support/usageNotes';
import { Card } from '../../core/card/Card';
import { Text } from '../../core/text/Text';
import { Disclosure } from '../disclosure/Disclosure';
import { TermList } from './TermList';

const meta = {
  title: 'Parts/Data/Term list',
  component: TermList,
  parameters: usageNotes({
    use: 'The terms above the button of an order.',
    do: ['Name each row in a word or two.', 'Put what can be folded under it.'],
    dont: ['Fold a price, a term or the right to withdraw.'],
  }),
  args: {
    rows: [
      {
        name: 'Payment',
        words: <Text>You pay £25.00 a month. The plan renews until you cancel.</Text>,
      },
      { name: 'Term', words: null },
      { name: 'Withdrawal', words: <Text>You have 14 days to withdraw from this order.</Text> },
    ],
  },
  render: (args) => (
    <Card>
      <TermList {...args} />
      <Disclosure title="Seller and contract">
        <Text>Sold by Foyer Networks Ltd.</Text>
      </Disclosure>
    </Card>
  ),
} satisfies Meta<typeof TermList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Order: Story = {
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('term').map(({ textContent }) => textContent);
    await expect(names).toEqual(['Payment', 'Withdrawal']);
    await checkEveryTheme();
  },
};
