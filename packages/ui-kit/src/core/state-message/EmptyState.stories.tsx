import type { Meta, StoryObj } from '@storybook/react-vite';
import { usageNotes } from '../../../stories/support/usageNotes';
import { Button } from '../button/Button';
import { Card } from '../card/Card';
import { Icon } from '../icon/Icon';
import { addIcon, devicesIcon } from '../icon/icons';
import { EmptyState } from './EmptyState';

const meta = {
  title: 'Core/Surfaces/Empty state',
  component: EmptyState,
  decorators: [
    (Story) => (
      <Card>
        <Story />
      </Card>
    ),
  ],
  parameters: usageNotes({
    use: 'A section without content yet, and how to add some.',
    do: ['Say what becomes possible: "You have 5 free slots."'],
    dont: ['Leave the section blank.', 'Blame the person for an empty list.'],
  }),
  args: {
    icon: devicesIcon,
    title: 'No devices yet',
    text: 'You have 5 free slots. Add a phone, a laptop or a TV.',
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithAction: Story = {
  args: {
    action: (
      <Button size="small" icon={<Icon of={addIcon} />}>
        Add a device
      </Button>
    ),
  },
};

export const WithoutAction: Story = {};
