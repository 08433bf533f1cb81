import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { usageNotes } from '../../../stories/support/usageNotes';
import { Snackbar } from './Snackbar';

const meta = {
  title: 'Parts/Notices/Snackbar',
  component: Snackbar,
  parameters: usageNotes({
    use: 'A short notice at the bottom of the screen that closes after five seconds. It stays while the pointer or the focus is on it.',
    do: ['Write one sentence of what has happened.', 'Use it for messages that need no answer.'],
    dont: [
      'Put a button into it.',
      'Use it as the only message of an error that stops the person: use the dialog.',
    ],
  }),
  args: {
    open: true,
    text: 'Living-room TV is online.',
    closeLabel: 'Close',
    timeout: null,
    onClose: fn(),
  },
} satisfies Meta<typeof Snackbar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Living-room TV is online.');
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Success: Story = {
  args: { type: 'success', text: 'Key copied. Paste it on your TV.' },
};

export const Failure: Story = {
  name: 'Error',
  args: { type: 'error', text: 'We could not save the name.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('We could not save the name.');
  },
};

export const GoesByItself: Story = {
  args: { timeout: 200 },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};

export const TwoLines: Story = {
  args: { text: 'Your new key works from now on. Devices with the old one have to join again.' },
};
