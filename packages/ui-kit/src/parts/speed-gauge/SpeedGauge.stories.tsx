import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { usageNotes } from '../../../stories/support/usageNotes';
import { Hero } from '../../core/hero/Hero';
import { Text } from '../../core/text/Text';
import { SpeedGauge } from './SpeedGauge';

const meta = {
  title: 'Parts/Network/Speed gauge',
  component: SpeedGauge,
  parameters: usageNotes({
    use: 'A measured speed, on the hero. The inner ring is what the plan promises.',
    do: [
      'Say in words what the number means for the person: "Enough for a video call on every device".',
    ],
    dont: ['Show a slow speed in red: name a possible reason instead.'],
  }),
  args: { label: 'Download', value: 142, max: 200, plan: 150, shown: '142', unit: 'Mb/s' },
} satisfies Meta<typeof SpeedGauge>;

export default meta;
type Story = StoryObj<typeof meta>;

const onHero: Story['decorators'] = [
  (Story) => (
    <div style={{ maxInlineSize: 420 }}>
      <Hero>
        <Story />
      </Hero>
    </div>
  ),
];

export const NearlyThePlan: Story = {
  decorators: onHero,
  play: async ({ canvas }) => {
    const meter = canvas.getByRole('meter', { name: 'Download' });
    await expect(meter).toHaveAttribute('aria-valuetext', '142 Mb/s');
  },
};

export const NotMeasuredYet: Story = { decorators: onHero, args: { value: 0, shown: '0' } };

export const BeyondTheScale: Story = { decorators: onHero, args: { value: 260, shown: '260' } };

export const WithoutPlan: Story = { decorators: onHero, args: { plan: undefined } };

export const BesideWords: Story = {
  decorators: [
    (Story) => (
      <Hero aside={<Story />}>
        <Text tone="inherit">The inner ring shows the speed of your plan: 150 Mb/s.</Text>
      </Hero>
    ),
  ],
  play: async ({ canvas }) => {
    const { width } = canvas.getByRole('meter').getBoundingClientRect();
    await expect(width).toBeGreaterThan(300);
  },
};
