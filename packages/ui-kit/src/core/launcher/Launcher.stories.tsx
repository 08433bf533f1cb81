import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { checkEveryTheme } from '../../../stories/support/checkEveryTheme';
import { usageNotes } from '../../../stories/support/usageNotes';
import { chatIcon } from '../icon/icons';
import { Text } from '../text/Text';
import { Launcher } from './Launcher';

const meta = {
  title: 'Core/Actions/Launcher',
  component: Launcher,
  decorators: [
    (Story) => (
      <div style={{ minHeight: '16rem' }}>
        <Text>The page behind it stays in use.</Text>
        <Story />
      </div>
    ),
  ],
  parameters: usageNotes({
    use: 'Opens the chat from any screen. There is at most one.',
    do: ['Raise it above a footer or the bottom navigation.'],
    dont: ['Let it cover a button.', 'Let it open anything before a click.'],
  }),
  args: {
    icon: chatIcon,
    label: 'Chat with us',
    offset: 20,
    children: 'Chat',
    onClick: fn(),
  },
} satisfies Meta<typeof Launcher>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Chat with us' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Opening: Story = {
  args: { busy: true, label: 'Chat is opening' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Chat is opening' }));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const RoundIcon: Story = { args: { look: 'icon' }, play: checkEveryTheme };

export const ClearOfTheFooter: Story = { args: { offset: 86 }, play: checkEveryTheme };
