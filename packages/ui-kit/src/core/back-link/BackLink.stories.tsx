import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { usageNotes } from '../../../stories/support/usageNotes';
import { BackLink } from './BackLink';

const meta = {
  title: 'Core/Actions/Back link',
  component: BackLink<'a'>,
  parameters: usageNotes({
    use: 'The one way back to the page above: in the bar of a portal page, or at the end of a brand bar.',
    do: ['Say where it leads: "Back to my plan".'],
    dont: ['Add a second button that does the same.'],
  }),
  args: { href: '#plan', children: 'Back to my plan' },
} satisfies Meta<typeof BackLink<'a'>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnPaper: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Back to my plan' })).toHaveAttribute(
      'href',
      '#plan',
    );
  },
};
