import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { checkEveryTheme } from '../../../stories/support/checkEveryTheme';
import { usageNotes } from '../../../stories/support/usageNotes';
import { Card } from '../card/Card';
import { cardIcon, checkIcon } from '../icon/icons';
import { Stack } from '../stack/Stack';
import { Text } from '../text/Text';
import { Doorway } from './Doorway';

const meta = {
  title: 'Core/Surfaces/Doorway',
  component: Doorway,
  parameters: usageNotes({
    use: 'The moment of success: the brand’s drawing behind a door that opens with the payment.',
    do: ['Say the same in words below.', 'Keep the door closed while something is awaited.'],
    dont: ['Use it for an error, or twice on a screen.'],
  }),
  render: (args) => (
    <Card>
      <Stack gap={20}>
        <Doorway {...args} />
        <Text size="md">{args.open ? 'Your plan is active.' : 'We’re checking your payment.'}</Text>
      </Stack>
    </Card>
  ),
} satisfies Meta<typeof Doorway>;

export default meta;
type Story = StoryObj<typeof meta>;

const leaves = (canvas: HTMLElement): string[] =>
  [...canvas.querySelectorAll('.f-doorway__leaf')].map((leaf) => getComputedStyle(leaf).transform);

export const Closed: Story = {
  args: { open: false, icon: cardIcon },
  play: async ({ canvasElement }) => {
    await expect(leaves(canvasElement)).toEqual(['none', 'none']);
  },
};

export const Open: Story = {
  args: { open: true, icon: checkIcon },
  play: async ({ canvasElement }) => {
    await expect(leaves(canvasElement)).not.toContain('none');
    await checkEveryTheme();
  },
};
