import type { Meta, StoryObj } from '@storybook/react-vite';
import { pounds } from '../../../stories/samples/amounts';
import { usageNotes } from '../../../stories/support/usageNotes';
import { Button } from '../button/Button';
import { Price } from '../price/Price';
import { StickySummary } from './StickySummary';

const meta = {
  title: 'Core/Plans/Sticky summary',
  component: StickySummary,
  parameters: usageNotes({
    use: 'The current choice and the button to continue, always visible.',
    do: ['Let it hold the one primary button of the screen.'],
    dont: ['Repeat the content above it.'],
  }),
  args: {
    title: 'Plus',
    detail: '150 Mb/s, 5 devices',
    price: <Price amount={pounds(25)} period="a month" />,
    action: <Button>Continue</Button>,
  },
} satisfies Meta<typeof StickySummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {};

export const NothingChosen: Story = {
  args: {
    title: 'Choose a plan',
    detail: undefined,
    price: undefined,
    action: <Button disabled>Continue</Button>,
  },
};
