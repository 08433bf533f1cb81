import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { pounds } from '../../../stories/samples/amounts';
import { usageNotes } from '../../../stories/support/usageNotes';
import { Quantity } from '../quantity/Quantity';
import { Price } from '../price/Price';
import { StatGroup } from './StatGroup';

const meta = {
  title: 'Core/Numbers/Stat group',
  component: StatGroup,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 350 }}>
        <Story />
      </div>
    ),
  ],
  parameters: usageNotes({
    use: 'Two or three numbers in a row, each with its label.',
    do: ['Name each number in a word or two.'],
    dont: ['Put a sentence below a number.'],
  }),
  args: {
    stats: [
      { value: <Quantity size="sm" value="60" unit="Mb/s" />, label: 'top speed' },
      { value: <Quantity size="sm" value="1" />, label: 'devices' },
      { value: <Price size="sm" amount={pounds(2)} />, label: 'once, for one day, from' },
    ],
  },
} satisfies Meta<typeof StatGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeNumbers: Story = {};

export const LongName: Story = {
  args: {
    stats: [
      ...meta.args.stats.slice(0, 2),
      {
        value: <Price size="sm" amount={pounds(2)} />,
        label: 'paid once, for one whole day, from',
      },
    ],
  },
  play: async ({ canvas }) => {
    // A word gives way to a long neighbour by no letter.
    const range = document.createRange();
    range.selectNodeContents(canvas.getByText('devices'));
    await expect(range.getClientRects()).toHaveLength(1);
  },
};
