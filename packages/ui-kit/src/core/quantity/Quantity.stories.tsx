import type { Meta, StoryObj } from '@storybook/react-vite';
import { usageNotes } from '../../../stories/support/usageNotes';
import { StatGroup } from '../stat-group/StatGroup';
import { Quantity } from './Quantity';

const meta = {
  title: 'Core/Numbers/Quantity',
  component: Quantity,
  parameters: usageNotes({
    use: 'A number that people care about, its unit small beside it: speed, slots, days.',
    do: [
      'Write the unit beside the number: "150 Mb/s".',
      'Write the word where there is no number: "Unlimited".',
    ],
    dont: ['Put the unit above the number.', 'Show more digits than anybody needs.'],
  }),
  args: { value: '150', unit: 'Mb/s' },
} satisfies Meta<typeof Quantity>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InAPlan: Story = {};

export const OnATile: Story = { args: { size: 'lg', value: '3', unit: 'of 5 used' } };

export const Unlimited: Story = { args: { value: 'Unlimited', unit: undefined } };

export const InARowOfFacts: Story = {
  render: () => (
    <StatGroup
      stats={[
        { value: <Quantity size="sm" value="150" unit="Mb/s" />, label: 'top speed' },
        { value: <Quantity size="sm" value="5" />, label: 'devices' },
        { value: <Quantity size="sm" value="30" unit="days" />, label: 'at a time' },
      ]}
    />
  ),
};
