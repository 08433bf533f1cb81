import type { Meta, StoryObj } from '@storybook/react-vite';
import { usageNotes } from '../../../stories/support/usageNotes';
import { Stack } from '../stack/Stack';
import { Icon } from './Icon';
import * as icons from './icons';

const meta = {
  title: 'Core/Words and signs/Icon',
  component: Icon,
  parameters: usageNotes({
    use: 'A line icon in the colour of its text, 16, 20 or 24 px. Decoration: the words beside it carry the meaning.',
    do: ['Set `directed` on arrows, so that they turn with the language.'],
    dont: [
      'Use an icon without words, except on an icon button.',
      'Put an icon before a section title.',
    ],
  }),
  args: { of: icons.wifiIcon },
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {};

export const Sizes: Story = {
  render: ({ of }) => (
    <Stack row gap={16}>
      <Icon of={of} size={16} />
      <Icon of={of} size={20} />
      <Icon of={of} size={24} />
    </Stack>
  ),
};

export const All: Story = {
  render: () => (
    <Stack row gap={24}>
      {Object.entries(icons).map(([name, shape]) => (
        <Stack key={name} gap={4}>
          <Icon of={shape} />
          <small>{name.replace(/Icon$/, '')}</small>
        </Stack>
      ))}
    </Stack>
  ),
};
