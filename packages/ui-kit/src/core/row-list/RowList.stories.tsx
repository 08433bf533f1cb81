import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { checkEveryTheme } from '../../../stories/support/checkEveryTheme';
import { usageNotes } from '../../../stories/support/usageNotes';
import { ActionRow } from '../action-row/ActionRow';
import { Card } from '../card/Card';
import { ticketIcon, userIcon } from '../icon/icons';
import { RowList } from './RowList';

const codeRow = (
  <ActionRow key="code" icon={ticketIcon} title="I have a code" hint="From reception" href="#" />
);

const meta = {
  title: 'Core/Lists/Row list',
  component: RowList,
  render: (args) => (
    <Card>
      <RowList {...args} />
    </Card>
  ),
  parameters: usageNotes({
    use: 'Several ways on from here, each an action row, with hairlines between them.',
    do: ['Name the list.', 'Put the most used row first.'],
    dont: ['Put the main action of a screen into it: that is a button.'],
  }),
  args: {
    label: 'Other ways in',
    children: [
      <ActionRow key="account" icon={userIcon} title="I have an account" hint="Log in" href="#" />,
      codeRow,
    ],
  },
} satisfies Meta<typeof RowList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TwoWays: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Other ways in' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await checkEveryTheme();
  },
};

/** A row that this person may not see leaves no empty line. */
export const OneLeftOut: Story = {
  args: {
    children: [null, codeRow],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
  },
};
