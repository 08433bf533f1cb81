import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { usageNotes } from '../../../stories/support/usageNotes';
import { ErrorDialog } from './ErrorDialog';

const meta = {
  title: 'Parts/Dialogs/Error dialog',
  component: ErrorDialog,
  parameters: usageNotes({
    use: 'An error that has no place of its own on the screen. 532 px wide on a desktop, 560 at most.',
    do: [
      'Say what happened, what it means, and what to do.',
      'Say what did not happen: "Your card was not charged."',
    ],
    dont: [
      'Show a code or a technical word.',
      'Use it for a field: show the error beside the field.',
    ],
  }),
  args: {
    open: true,
    heading: 'Error',
    message: 'Your card was not charged. The bank did not confirm the payment in time.',
    closeLabel: 'Close',
    onClose: fn(),
  },
} satisfies Meta<typeof ErrorDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ userEvent, args }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Error' });
    await expect(dialog).toHaveAccessibleDescription(/Your card was not charged/);
    await expect(dialog.offsetWidth).toBe(532);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
};

export const WithDetail: Story = { args: { detail: 'Try again, or use another card.' } };

export const LongWord: Story = {
  name: 'With a word that is too long',
  args: {
    message:
      'The network CanalWharf-Building-C-Third-Floor-Meeting-Rooms-And-Terrace-5GHz did not answer.',
  },
};
