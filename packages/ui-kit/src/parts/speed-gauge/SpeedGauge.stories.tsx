import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { notes } from '../../../stories/support/notes';
import { Hero } from '../../core/hero/Hero';
import { SpeedGauge } from './SpeedGauge';

const meta = {
  title: 'Parts/Network/Speed gauge',
  component: SpeedGauge,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 420 }}>
        <Hero>
          <Story />
        </Hero>
      </div>
    ),
  ],
  parameters: notes({
    use: 'A measured speed, on the hero. The inner ring is what the plan promises.',
    do: [
      'Say in words what the number means for the person: "Enough for a video call on every device".',
    ],
    dont: ['Judge a slow speed with red: say what may be the reason.'],
  }),
  args: { label: 'Download', value: 142, max: 200, plan: 150, shown: '142', unit: 'Mb/s' },
} satisfies Meta<typeof SpeedGauge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NearlyThePlan: Story = {
  play: async ({ canvas }) => {
    const meter = canvas.getByRole('meter', { name: 'Download' });
    await expect(meter).toHaveAttribute('aria-valuetext', '142 Mb/s');
  },
};

export const NotMeasuredYet: Story = { args: { value: 0, shown: '0' } };

export const BeyondTheScale: Story = { args: { value: 260, shown: '260' } };

export const WithoutPlan: Story = { args: { plan: undefined } };
