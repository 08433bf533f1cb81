import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { usageNotes } from '../../../stories/support/usageNotes';
import { OnHero } from '../../../stories/support/OnHero';
import { Steps } from './Steps';

const meta = {
  title: 'Core/Navigation/Steps',
  component: Steps,
  decorators: [
    (Story) => (
      <OnHero>
        <Story />
      </OnHero>
    ),
  ],
  parameters: usageNotes({
    use: 'The progress towards being online: plan, account, payment.',
    do: ['Keep to three or four.'],
    dont: ['Let people jump ahead with them.'],
  }),
  args: { label: 'Step 2 of 3', steps: ['Plan', 'Account', 'Payment'], current: 1 },
} satisfies Meta<typeof Steps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = { args: { label: 'Step 1 of 3', current: 0 } };

export const Second: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')[1]).toHaveAttribute('aria-current', 'step');
  },
};

export const Last: Story = { args: { label: 'Step 3 of 3', current: 2 } };
