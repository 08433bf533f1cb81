import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { usageNotes } from '../../../stories/support/usageNotes';
import { Text } from '../text/Text';
import { Link } from './Link';

const meta = {
  title: 'Core/Actions/Link',
  component: Link<'a'>,
  parameters: usageNotes({
    use: 'A link to another page: inside a sentence, in a footer, or beside a section title.',
    do: ['Let the words say where it leads: "See all 3".'],
    dont: ['Use a link for an action that changes something: use a button.'],
  }),
  args: { href: '#terms', children: 'terms' },
} satisfies Meta<typeof Link<'a'>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Inline: Story = {
  render: (args) => (
    <Text>
      I agree to the <Link {...args} /> and to the service starting now.
    </Text>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'terms' })).toHaveAttribute('href', '#terms');
  },
};

export const Quiet: Story = { args: { variant: 'quiet', children: 'Privacy' } };

export const Action: Story = { args: { variant: 'action', children: 'See all 3' } };
