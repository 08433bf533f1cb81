import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { planCard } from '../../../stories/samples/planCard';
import { PlanChoice } from '../../../stories/samples/PlanChoice';
import { usageNotes } from '../../../stories/support/usageNotes';
import { FixedWidth } from '../../../stories/support/FixedWidth';
import { Chip } from '../chip/Chip';
import { PlanCard } from './PlanCard';

const meta = {
  title: 'Core/Plans/Plan card',
  component: PlanCard,
  decorators: [
    (Story) => (
      <FixedWidth width={820}>
        <Story />
      </FixedWidth>
    ),
  ],
  parameters: usageNotes({
    use: 'A plan to choose. The chosen one becomes the hero field; on a phone the others fold to one row.',
    do: ['Suggest one plan, and say why.', 'List each benefit in a few words.'],
    dont: ['Strike out prices.', 'Choose a plan for the person that costs more than they need.'],
  }),
  args: { ...planCard('plus', false), group: 'one', onChoose: fn() },
} satisfies Meta<typeof PlanCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ToChoose: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Plus' }));
    await expect(args.onChoose).toHaveBeenCalledWith('plus');
  },
};

export const Chosen: Story = { args: { chosen: true } };

export const Suggested: Story = {
  args: { chosen: true, badge: <Chip tone="accent">Suggested for 5 devices</Chip> },
};

export const NotAvailable: Story = { args: { disabled: true } };

export const ChoiceOfFour: Story = {
  render: () => <PlanChoice />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Essential' }));
    await expect(canvas.getByRole('radio', { name: 'Essential' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Plus' })).not.toBeChecked();
  },
};
