import type { Meta, StoryObj } from '@storybook/react-vite';
import { usageNotes } from '../../../stories/support/usageNotes';
import { OnHero } from '../../../stories/support/OnHero';
import { Card } from '../card/Card';
import { Stack } from '../stack/Stack';
import { Skeleton } from './Skeleton';

const shapes = ['title', 'line', 'button', 'tile'] as const;

const meta = {
  title: 'Core/Surfaces/Skeleton',
  component: Skeleton,
  parameters: usageNotes({
    use: 'The shape of content that is still loading, so that nothing moves when it appears.',
    do: ['Set `aria-busy` on the container.', 'Draw the shape of the real thing.'],
    dont: ['Show it for less than a third of a second.', 'Use a spinner in its place.'],
  }),
  args: { shape: 'line', width: 60 },
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Line: Story = {};

export const Shapes: Story = {
  render: () => (
    <Card aria-busy="true">
      <Stack gap={16}>
        {shapes.map((shape) => (
          <Skeleton key={shape} shape={shape} width={60} />
        ))}
      </Stack>
    </Card>
  ),
};

export const OnTheHero: Story = {
  render: () => (
    <OnHero>
      <Stack gap={12}>
        <Skeleton tone="hero" width={40} />
        <Skeleton tone="hero" shape="title" width={80} />
      </Stack>
    </OnHero>
  ),
};
