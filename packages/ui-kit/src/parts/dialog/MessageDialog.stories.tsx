import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { usageNotes } from '../../../stories/support/usageNotes';
import { MessageDialog } from './MessageDialog';

const meta = {
  title: 'Parts/Dialogs/Message dialog',
  component: MessageDialog,
  parameters: usageNotes({
    use: 'A message to read before continuing, with an optional close button and one optional action. The action runs, then the dialog closes.',
    do: ['Let the action say what it does: "See my plan".'],
    dont: ['Ask a question in it: use the confirm dialog.', 'Show two of them in a row.'],
  }),
  args: {
    open: true,
    message: 'Your plan restarts on 3 March. You won’t be charged until then.',
    onClose: fn(),
  },
} satisfies Meta<typeof MessageDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithClose: Story = {
  args: { closeLabel: 'Close' },
  play: async ({ userEvent, args }) => {
    await screen.findByRole('dialog', { name: /Your plan restarts/ });
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const WithAction: Story = {
  args: { closeLabel: 'Close', action: { label: 'See my plan', onAction: fn() } },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'See my plan' }));
    await expect(args.action?.onAction).toHaveBeenCalledOnce();
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const ActionAlone: Story = {
  args: {
    heading: 'You’ve been logged out',
    message: 'Log in again to go on.',
    action: { label: 'Log in', onAction: fn() },
  },
};
