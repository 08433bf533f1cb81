import type { Meta, StoryObj } from '@storybook/react-vite';
import { usageNotes } from '../../../stories/support/usageNotes';
import { QuickMenu } from '../../../stories/samples/QuickMenu';
import { FixedWidth } from '../../../stories/support/FixedWidth';
import { addIcon } from '../icon/icons';
import { QuickAction } from './QuickAction';

const meta = {
  title: 'Core/Actions/Quick actions',
  component: QuickAction<'a'>,
  decorators: [
    (Story) => (
      <FixedWidth width={340}>
        <Story />
      </FixedWidth>
    ),
  ],
  parameters: usageNotes({
    use: 'Two to four frequent actions on the dashboard.',
    do: ['Keep to one or two words.'],
    dont: ['Put an action that costs money here.'],
  }),
  args: { icon: addIcon, children: 'Add device', href: '#add' },
} satisfies Meta<typeof QuickAction<'a'>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {};

export const Four: Story = { render: () => <QuickMenu /> };
