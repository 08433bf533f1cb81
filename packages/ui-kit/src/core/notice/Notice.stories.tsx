import type { Meta, StoryObj } from '@storybook/react-vite';
import { checkEveryTheme } from '../../../stories/support/checkEveryTheme';
import { usageNotes } from '../../../stories/support/usageNotes';
import { calendarIcon } from '../icon/icons';
import { Notice } from './Notice';

const meta = {
  title: 'Core/Surfaces/Notice',
  component: Notice,
  parameters: usageNotes({
    use: 'One sentence that belongs to the page: planned work, a hint, what a price includes.',
    do: ['Keep it to one or two lines.'],
    dont: ['Use it for an error or a question: use a banner.'],
  }),
  args: { children: 'VAT of £3.33 is included.' },
  play: checkEveryTheme,
} satisfies Meta<typeof Notice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Hint: Story = {};

export const PlannedWork: Story = {
  args: {
    icon: calendarIcon,
    children:
      'Planned work on Tuesday 3 March, from 02:00 to 04:00. The Wi-Fi stops for a few minutes.',
  },
};
