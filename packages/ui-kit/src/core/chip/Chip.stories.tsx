import type { Meta, StoryObj } from '@storybook/react-vite';
import { usageNotes } from '../../../stories/support/usageNotes';
import { checkIcon, lockIcon, refreshIcon, warningIcon } from '../icon/icons';
import { Chip } from './Chip';

const meta = {
  title: 'Core/Words and signs/Chip',
  component: Chip,
  parameters: usageNotes({
    use: 'A state or a fact: a sign and a word on a soft background.',
    do: ['Give a state its sign: a tick for paid, an exclamation mark for due.'],
    dont: ['Use more than one accent chip on a screen.', 'Make it a button.'],
  }),
  args: { children: '2 free' },
} satisfies Meta<typeof Chip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Fact: Story = {};

export const Paid: Story = { args: { tone: 'positive', icon: checkIcon, children: 'Paid' } };

export const Due: Story = { args: { tone: 'warning', icon: warningIcon, children: 'Due' } };

export const Failed: Story = { args: { tone: 'critical', icon: warningIcon, children: 'Failed' } };

export const Refunded: Story = { args: { tone: 'plain', icon: refreshIcon, children: 'Refunded' } };

export const Secure: Story = {
  args: { tone: 'plain', icon: lockIcon, children: 'Secure card form' },
};

export const Suggested: Story = { args: { tone: 'accent', children: 'Suggested for 5 devices' } };
