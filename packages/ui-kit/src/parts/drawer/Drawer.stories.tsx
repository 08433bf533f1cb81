import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { usageNotes } from '../../../stories/support/usageNotes';
import { ActionRow } from '../../core/action-row/ActionRow';
import { shieldIcon, userIcon } from '../../core/icon/icons';
import { RowList } from '../../core/row-list/RowList';
import { Drawer } from './Drawer';

const meta = {
  title: 'Parts/Navigation/Drawer',
  component: Drawer,
  parameters: usageNotes({
    use: 'A sheet over the page for secondary content: the rest of the menu, details.',
    do: ['Let it come from below on a phone, from the end on a desktop.'],
    dont: ['Put a form with more than two fields into it.', 'Open a dialog from it.'],
  }),
  args: {
    open: true,
    heading: 'More',
    closeLabel: 'Close',
    onClose: fn(),
    children: (
      <RowList>
        <ActionRow icon={userIcon} title="Account Details" href="#account" />
        <ActionRow icon={shieldIcon} title="Preferences & Privacy" href="#preferences" />
      </RowList>
    ),
  },
} satisfies Meta<typeof Drawer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FromBelow: Story = {
  play: async ({ userEvent, args }) => {
    await screen.findByRole('dialog', { name: 'More' });
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
};

export const FromTheEnd: Story = { args: { side: 'end' } };

export const FromTheStart: Story = { args: { side: 'start' } };
