import type { Meta, StoryObj } from '@storybook/react-vite';
import { notes } from '../../../stories/support/notes';
import { Fan } from './Fan';

const meta = {
  title: 'Core/Numbers/Speed fan',
  component: Fan,
  parameters: notes({
    use: "A plan's speed as a picture: one to three arcs lit.",
    do: ['Write the number too.'],
    dont: ['Use it for the strength of a signal.'],
  }),
  args: { lit: 2 },
} satisfies Meta<typeof Fan>;

export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = { args: { lit: 1 } };
export const Two: Story = {};
export const Three: Story = { args: { lit: 3 } };
