import type { Meta, StoryObj } from '@storybook/react-vite';
import { usageNotes } from '../../../stories/support/usageNotes';
import { SpeedArcs } from './SpeedArcs';

const meta = {
  title: 'Core/Numbers/Speed arcs',
  component: SpeedArcs,
  parameters: usageNotes({
    use: "A plan's speed as a picture: one to three arcs lit.",
    do: ['Write the number too.'],
    dont: ['Use it for the strength of a signal.'],
  }),
  args: { lit: 2 },
} satisfies Meta<typeof SpeedArcs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = { args: { lit: 1 } };
export const Two: Story = {};
export const Three: Story = { args: { lit: 3 } };
