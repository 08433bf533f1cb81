import type { Meta, StoryObj } from '@storybook/react-vite';
import { usageNotes } from '../../../stories/support/usageNotes';
import { Button } from '../button/Button';
import { PhoneOnly } from './PhoneOnly';

const meta = {
  title: 'Core/Surfaces/Phone only',
  component: PhoneOnly,
  parameters: usageNotes({
    use: 'A button that a desktop has beside the page’s name and a phone at the end of its list.',
    do: ['Keep the two the same.'],
    dont: ['Hide an action that the desktop layout shows nowhere else.'],
  }),
  args: { children: <Button wide>Add a device</Button> },
} satisfies Meta<typeof PhoneOnly>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnAPhone: Story = {};
