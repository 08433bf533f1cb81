import type { Meta, StoryObj } from '@storybook/react-vite';
import { usageNotes } from '../../../stories/support/usageNotes';
import { Heading } from './Heading';

const meta = {
  title: 'Core/Words and signs/Heading',
  component: Heading,
  parameters: usageNotes({
    use: "A title in the brand's own face: its level is its place in the outline, its size how large it looks.",
    do: ['Write it as a sentence: only the first word has a capital.'],
    dont: ['Skip a level to get a size.', 'Put an icon before it or a rule under it.'],
  }),
  args: { level: 1, children: 'Device Management' },
} satisfies Meta<typeof Heading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Section: Story = { args: { level: 2, size: 'lg', children: 'On your plan' } };

export const Page: Story = { args: { size: 'xl' } };

export const Display: Story = { args: { size: 'display', children: 'Welcome back.' } };
