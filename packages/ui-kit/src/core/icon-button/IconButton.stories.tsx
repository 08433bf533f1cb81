import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { usageNotes } from '../../../stories/support/usageNotes';
import { OnHero } from '../../../stories/support/OnHero';
import { copyIcon, editIcon } from '../icon/icons';
import { IconButton } from './IconButton';

const meta = {
  title: 'Core/Actions/Icon button',
  component: IconButton<'button'>,
  parameters: usageNotes({
    use: 'A small action on the item beside it: edit, copy, close.',
    do: ['Name the item in the label: "Edit MacBook Air".'],
    dont: ['Use it for the main action of a screen.', 'Invent an icon: use one that people know.'],
  }),
  args: { icon: editIcon, label: 'Edit MacBook Air', onClick: fn() },
} satisfies Meta<typeof IconButton<'button'>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnPaper: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit MacBook Air' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const OnTheHero: Story = {
  args: { icon: copyIcon, label: 'Copy Wi-Fi password', tone: 'hero' },
  render: (args) => (
    <OnHero>
      <IconButton {...args} />
    </OnHero>
  ),
};
