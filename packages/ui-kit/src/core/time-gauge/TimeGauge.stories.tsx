import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { usageNotes } from '../../../stories/support/usageNotes';
import { OnHero } from '../../../stories/support/OnHero';
import { TimeGauge } from './TimeGauge';

const meta = {
  title: 'Core/Numbers/Time gauge',
  component: TimeGauge,
  decorators: [
    (Story) => (
      <OnHero>
        <Story />
      </OnHero>
    ),
  ],
  parameters: usageNotes({
    use: 'How long the person stays online, as three half rings. The outer one is the value, the inner ones repeat it.',
    do: ['Say the same in words in the label: "19 days left of 30".'],
    dont: ['Show two of them on a screen.', 'Use it off the hero.'],
  }),
  args: { share: 19 / 30, value: '19', unit: 'days left', label: '19 days left of 30' },
} satisfies Meta<typeof TimeGauge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NineteenDays: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '19 days left of 30' })).toBeVisible();
  },
};

export const LastDay: Story = {
  args: { share: 1 / 30, value: '1', unit: 'day left', label: '1 day left of 30' },
};

export const Over: Story = {
  args: { share: 0, value: '0', unit: 'days left', label: 'No days left of 30' },
};

export const Hours: Story = {
  args: { share: 0.75, value: '18', unit: 'hours left', label: '18 hours left of 24' },
};

export const Arrives: Story = {
  args: { share: 1, value: '30', unit: 'days left', label: '30 days left of 30', arrives: true },
};
