import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { usageNotes } from '../../../stories/support/usageNotes';
import { Button } from '../button/Button';
import { Notice } from '../notice/Notice';
import { Banner } from './Banner';

const meta = {
  title: 'Core/Surfaces/Banner',
  component: Banner,
  parameters: usageNotes({
    use: 'What happened, what it means for the person, and what to do next.',
    do: ['Say first what did not happen: "Nothing was charged."'],
    dont: ['Show two banners on a screen: the more important one stays.'],
  }),
  args: {
    title: 'Planned work on Tuesday night',
    children: 'You may be offline for ten minutes after 02:00.',
  },
} satisfies Meta<typeof Banner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = {};

export const Positive: Story = {
  args: {
    tone: 'positive',
    title: 'Your plan runs again',
    children: 'You are online until 9 December.',
  },
};

export const Warning: Story = {
  args: {
    tone: 'warning',
    title: 'Extra device slot: £3.00 is due',
    children: 'Your bank did not confirm the payment on 24 October. Nothing was charged.',
    action: <Button size="small">Pay £3.00 now</Button>,
  },
};

export const Critical: Story = {
  args: {
    tone: 'critical',
    role: 'alert',
    title: 'You’re offline',
    children: 'Your plan ended yesterday.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('You’re offline');
  },
};

export const OneSentence: Story = {
  render: () => <Notice>VAT of £3.33 is included.</Notice>,
};
