import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { usageNotes } from '../../../stories/support/usageNotes';
import { FixedWidth } from '../../../stories/support/FixedWidth';
import { Stack } from '../stack/Stack';
import { Text } from './Text';

const tones = ['ink', 'quiet', 'positive', 'warning', 'critical'] as const;
const sizes = ['xs', 'sm', 'md'] as const;

const meta = {
  title: 'Core/Words and signs/Text',
  component: Text<'p'>,
  parameters: usageNotes({
    use: 'Running text, labels and captions, in three of the six sizes.',
    do: ['Use quiet for secondary text: units, times, explanations.'],
    dont: ['Write a paragraph in strong.', 'Show a state by colour alone: add a sign and a word.'],
  }),
  args: { children: 'We won’t charge you until the last step.' },
} satisfies Meta<typeof Text<'p'>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Body: Story = {};

export const Strong: Story = { args: { strong: true } };

export const Sizes: Story = {
  render: ({ children }) => (
    <Stack gap={8}>
      {sizes.map((size) => (
        <Text key={size} size={size}>
          {children} ({size})
        </Text>
      ))}
    </Stack>
  ),
};

export const LongWord: Story = {
  name: 'An address wider than its place',
  args: { children: 'wilhelmina.featherstonehaugh@mail.example' },
  decorators: [
    (Story) => (
      <FixedWidth width={176}>
        <Story />
      </FixedWidth>
    ),
  ],
  play: async ({ canvas }) => {
    const text = canvas.getByText(/@/);
    await expect(text.scrollWidth).toBeLessThanOrEqual(text.clientWidth);
  },
};

export const Tones: Story = {
  render: ({ children }) => (
    <Stack gap={8}>
      {tones.map((tone) => (
        <Text key={tone} tone={tone}>
          {children} ({tone})
        </Text>
      ))}
    </Stack>
  ),
};
