import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { usageNotes } from '../../../stories/support/usageNotes';
import { Text } from '../../core/text/Text';
import { Countdown } from './Countdown';

const clock = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
const words = (left: number) => (
  <>
    <Text strong>No text yet?</Text>
    <Text size="xs" tone="quiet">
      {left > 0 ? `You can ask for a new code in ${clock(left)}` : 'You can ask for a new code now'}
    </Text>
  </>
);
const start = Date.UTC(2026, 10, 20, 12);

const meta = {
  title: 'Parts/Notices/Countdown',
  component: Countdown,
  parameters: usageNotes({
    use: 'A wait with a known end, such as the two minutes before the user can request a new code.',
    do: ['Say what the user can do when it is over.', 'Put the button there once it is over.'],
    dont: ['Use it to hurry people.', 'Count down more than ten minutes: give a time of day.'],
  }),
  args: { endsAt: start + 84_000, lasts: 120_000, now: () => start, children: words },
} satisfies Meta<typeof Countdown>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('You can ask for a new code in 1:24');
  },
};

export const Over: Story = { args: { endsAt: start } };

export const Ends: Story = {
  name: 'Runs out',
  args: { endsAt: 0, lasts: 1000, now: Date.now, onEnd: fn() },
  render: (args) => <Countdown {...args} endsAt={Date.now() + 900} />,
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(args.onEnd).toHaveBeenCalledOnce(), { timeout: 4000 });
    await expect(canvas.getByRole('timer')).toHaveTextContent('You can ask for a new code now');
  },
};
