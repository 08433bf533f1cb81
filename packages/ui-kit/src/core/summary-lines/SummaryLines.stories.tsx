import type { Meta, StoryObj } from '@storybook/react-vite';
import { order } from '../../../stories/samples/order';
import { usageNotes } from '../../../stories/support/usageNotes';
import { OnHero } from '../../../stories/support/OnHero';
import { Card } from '../card/Card';
import { SummaryLines } from './SummaryLines';

const meta = {
  title: 'Core/Plans/Summary lines',
  component: SummaryLines,
  parameters: usageNotes({
    use: 'The parts of a total, one line each.',
    do: ['Say what comes next as a quiet line.'],
    dont: ['Repeat the total: it is shown large above.'],
  }),
  args: { lines: order },
} satisfies Meta<typeof SummaryLines>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnTheHero: Story = {
  render: (args) => (
    <OnHero>
      <SummaryLines {...args} />
    </OnHero>
  ),
};

export const OnPaper: Story = {
  render: (args) => (
    <Card>
      <SummaryLines {...args} />
    </Card>
  ),
};

export const ValuesBesideLabels: Story = {
  args: {
    beside: true,
    lines: [
      { label: 'First name', amount: 'Maya' },
      { label: 'Email', amount: 'maya.okafor@post.example' },
    ],
  },
};
