import type { Meta, StoryObj } from '@storybook/react-vite';
import { usageNotes } from '../../../stories/support/usageNotes';
import { Card } from '../card/Card';
import { Quantity } from '../quantity/Quantity';
import { SlotBars } from './SlotBars';
import { SlotGauge } from './SlotGauge';

const meta = {
  title: 'Core/Numbers/Slots',
  component: SlotBars,
  decorators: [
    (Story) => (
      <Card>
        <Story />
      </Card>
    ),
  ],
  parameters: usageNotes({
    use: 'Device slots, as many segments as slots: bars in device management, the same as a half ring on the dashboard.',
    do: ['Write the numbers beside it: "3 of 5 used".'],
    dont: ['Draw more segments than people can count: write "Unlimited".'],
  }),
  args: { used: 3, total: 5 },
} satisfies Meta<typeof SlotBars>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Bars: Story = {
  render: (args) => (
    <>
      <Quantity size="lg" value={args.used} unit={`of ${args.total} used`} />
      <SlotBars {...args} />
    </>
  ),
};

export const NoneUsed: Story = { args: { used: 0 } };

export const AllUsed: Story = { args: { used: 10, total: 10 } };

export const HalfRing: Story = { render: (args) => <SlotGauge {...args} /> };

export const HalfRingWithNumber: Story = { render: (args) => <SlotGauge {...args} value="3" /> };
