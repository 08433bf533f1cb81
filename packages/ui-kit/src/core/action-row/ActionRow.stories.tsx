import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { usageNotes } from '../../../stories/support/usageNotes';
import { DeviceList } from '../../../stories/samples/DeviceList';
import { Card } from '../card/Card';
import { keyIcon, userIcon } from '../icon/icons';
import { RowList } from '../row-list/RowList';
import { ActionRow } from './ActionRow';

const meta = {
  title: 'Core/Lists/Action row',
  component: ActionRow<'a'>,
  decorators: [
    (Story) => (
      <Card>
        <Story />
      </Card>
    ),
  ],
  parameters: usageNotes({
    use: 'A row of a list: it opens a page, or has one control at its end.',
    do: ['Make the whole row the target if it opens a page.'],
    dont: ['Put two controls into a row.'],
  }),
  args: {
    icon: userIcon,
    title: 'I have an account',
    hint: 'Log in with your email',
    href: '#login',
  },
} satisfies Meta<typeof ActionRow<'a'>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LeadsSomewhere: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /I have an account/ })).toBeVisible();
  },
};

export const List: Story = {
  render: () => (
    <RowList label="Ways in">
      <ActionRow icon={userIcon} tile="soft" title="I have an account" href="#login" />
      <ActionRow icon={keyIcon} title="I have a code" hint="From reception" href="#code" />
    </RowList>
  ),
};

export const Devices: Story = { render: () => <DeviceList /> };
