import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { usageNotes } from '../../../stories/support/usageNotes';
import { ConfirmDialog } from './ConfirmDialog';

const meta = {
  title: 'Parts/Dialogs/Confirm dialog',
  component: ConfirmDialog,
  parameters: usageNotes({
    use: 'A question before something that costs, ends or removes. The safe answer has the focus.',
    do: [
      'Ask in the heading, answer on the buttons: "Remove Living-room TV?", "Remove it", "Keep it".',
      'Say what it costs and from when.',
    ],
    dont: ['Write "Yes", "No" or "OK" on a button.', 'Ask about an action that can be undone.'],
  }),
  args: {
    open: true,
    heading: 'Pause your plan?',
    children: <p>You are offline until 3 March. Nothing is charged until then.</p>,
    confirmLabel: 'Pause until 3 March',
    cancelLabel: 'Keep it running',
    onConfirm: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Question: Story = {
  play: async ({ userEvent, args }) => {
    await screen.findByRole('alertdialog', { name: 'Pause your plan?' });
    const keep = screen.getByRole('button', { name: 'Keep it running' });
    await waitFor(() => expect(keep).toHaveFocus());
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Pause until 3 March' })).toHaveFocus();
    await userEvent.tab();
    await expect(keep).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Pause until 3 March' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const Critical: Story = {
  args: {
    tone: 'critical',
    heading: 'Remove Living-room TV?',
    children: <p>It goes offline at once. Its slot is free for another device.</p>,
    confirmLabel: 'Remove it',
    cancelLabel: 'Keep it',
  },
};

export const Busy: Story = {
  args: { busy: true },
  play: async ({ userEvent, args }) => {
    await screen.findByRole('alertdialog');
    await userEvent.click(screen.getByRole('button', { name: 'Pause until 3 March' }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};
