import type { Meta, StoryObj } from '@storybook/react-vite';
import { pounds } from '../../../stories/samples/amounts';
import { usageNotes } from '../../../stories/support/usageNotes';
import { FixedWidth } from '../../../stories/support/FixedWidth';
import { Quantity } from '../quantity/Quantity';
import { Price } from '../price/Price';
import { SlotGauge } from '../slots/SlotGauge';
import { Tile } from './Tile';

const meta = {
  title: 'Core/Surfaces/Tile',
  component: Tile,
  decorators: [
    (Story) => (
      <FixedWidth width={320}>
        <Story />
      </FixedWidth>
    ),
  ],
  parameters: usageNotes({
    use: 'One number that people care about, on a card of its own.',
    do: ['Put the label directly above the number.'],
    dont: ['Show two numbers of the same size on it.'],
  }),
  args: {
    label: 'Next payment',
    number: <Price size="lg" amount={pounds(20)} />,
    line: 'Wed 9 December',
    children: 'AUTUMN20 takes off £5.00',
  },
} satisfies Meta<typeof Tile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Payment: Story = {};

export const Plan: Story = {
  args: {
    tone: 'block',
    label: 'Plus plan',
    number: <Quantity size="lg" value="150" unit="Mb/s" />,
    line: '£25.00 a month',
    children: undefined,
  },
};

export const Devices: Story = {
  args: {
    label: 'Device slots',
    number: <Quantity size="lg" value="3" unit="of 5 used" />,
    line: undefined,
    children: undefined,
    foot: '2 free of 5',
    art: <SlotGauge used={3} total={5} />,
  },
};
