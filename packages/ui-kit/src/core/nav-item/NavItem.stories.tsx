import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { usageNotes } from '../../../stories/support/usageNotes';
import { SideMenu } from '../../../stories/samples/SideMenu';
import { FixedWidth } from '../../../stories/support/FixedWidth';
import { leaveIcon, wifiIcon } from '../icon/icons';
import { IconButton } from '../icon-button/IconButton';
import { PersonLine } from '../person-line/PersonLine';
import { NavItem } from './NavItem';

const meta = {
  title: 'Core/Navigation/Menu item',
  component: NavItem<'a'>,
  decorators: [
    (Story) => (
      <FixedWidth width={240}>
        <Story />
      </FixedWidth>
    ),
  ],
  parameters: usageNotes({
    use: 'One destination: a row of the side menu, or an item of the bottom bar.',
    do: ['Keep the name the same as the title of the page.'],
    dont: ['Put more than five into the bottom bar.'],
  }),
  args: { icon: wifiIcon, children: 'My Plan', href: '#plan' },
} satisfies Meta<typeof NavItem<'a'>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Other: Story = {};

export const Current: Story = {
  args: { current: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'My Plan' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
};

export const WholeMenu: Story = { render: () => <SideMenu current="Dashboard" /> };

export const Person: Story = {
  render: () => (
    <PersonLine
      initials="MO"
      name="Maya Okafor"
      place="Canal Wharf"
      end={<IconButton icon={leaveIcon} label="Log out" />}
    />
  ),
};
