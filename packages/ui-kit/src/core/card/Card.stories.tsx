import type { Meta, StoryObj } from '@storybook/react-vite';
import { usageNotes } from '../../../stories/support/usageNotes';
import { Chip } from '../chip/Chip';
import { Link } from '../link/Link';
import { Text } from '../text/Text';
import { Card } from './Card';
import { CardHeader } from './CardHeader';

const meta = {
  title: 'Core/Surfaces/Card',
  component: Card<'div'>,
  parameters: usageNotes({
    use: 'A surface for one subject.',
    do: ['Give it a title with at most one action, chip or fact beside it.'],
    dont: ['Put a card into a card.', 'Use the coloured variant twice on a screen.'],
  }),
  args: { children: <Text>Cancel any time. You keep your plan until the end of the period.</Text> },
} satisfies Meta<typeof Card<'div'>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Paper: Story = {};

export const Titled: Story = {
  render: ({ children }) => (
    <Card as="section" aria-labelledby="card-title">
      <CardHeader
        id="card-title"
        title="Your devices"
        action={
          <Link variant="action" href="#devices">
            See all 3
          </Link>
        }
      />
      {children}
    </Card>
  ),
};

export const WithChip: Story = {
  render: ({ children }) => (
    <Card>
      <CardHeader title="Device slots" action={<Chip>2 free</Chip>} />
      {children}
    </Card>
  ),
};

export const Block: Story = {
  render: () => (
    <Card tone="block" pad="tile">
      <CardHeader title="Plus plan" />
      <Text tone="inherit">£25.00 a month</Text>
    </Card>
  ),
};
