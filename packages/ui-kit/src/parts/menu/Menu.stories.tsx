import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { checkEveryTheme } from '../../../stories/support/checkEveryTheme';
import { usageNotes } from '../../../stories/support/usageNotes';
import { Icon } from '../../core/icon/Icon';
import { editIcon, moreIcon, pauseIcon } from '../../core/icon/icons';
import { Menu } from './Menu';

const meta = {
  title: 'Parts/Navigation/Menu',
  component: Menu,
  parameters: usageNotes({
    use: 'A few actions on one object, behind a button. The list is fetched when the button is first touched.',
    do: ['Put a destructive action last, as critical.', 'Give an icon-only button a name.'],
    dont: ['Hide the main action of a screen in it.', 'Use it for one action.'],
  }),
  args: {
    label: 'Actions for MacBook Air',
    children: <Icon of={moreIcon} />,
    onSelect: fn(),
    items: [
      { id: 'rename', label: 'Rename', icon: <Icon of={editIcon} size={20} /> },
      { id: 'pause', label: 'Pause', icon: <Icon of={pauseIcon} size={20} />, disabled: true },
      { id: 'remove', label: 'Remove', critical: true },
    ],
  },
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The first opening fetches the list, and a busy machine is slow. */
const slow = { timeout: 10_000 };

export const Closed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-expanded', 'false');
  },
};

export const OpenedByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('button').focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(
      () => expect(screen.getByRole('menuitem', { name: 'Rename' })).toHaveFocus(),
      slow,
    );
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith('remove');
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
  },
};

export const Opened: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(
      () => expect(screen.getByRole('menu', { name: 'Actions for MacBook Air' })).toBeVisible(),
      slow,
    );
    await checkEveryTheme();
  },
};
