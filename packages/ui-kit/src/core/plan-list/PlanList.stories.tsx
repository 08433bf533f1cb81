import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PlanChoice } from '../../../stories/samples/PlanChoice';
import { checkEveryTheme } from '../../../stories/support/checkEveryTheme';
import { usageNotes } from '../../../stories/support/usageNotes';
import { PlanList } from './PlanList';

const meta = {
  title: 'Core/Plans/Plan list',
  component: PlanList,
  parameters: usageNotes({
    use: 'The plans of one period to choose from.',
    do: ['Choose the suggested plan for the person.', 'Order them by price.'],
    dont: ['Mix periods in it: a segmented control above it chooses the period.'],
  }),
  args: { label: 'Plans', children: null },
  render: () => <PlanChoice />,
} satisfies Meta<typeof PlanList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FourPlans: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Plans' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Plus' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Essential' }));
    await expect(canvas.getByRole('radio', { name: 'Plus' })).not.toBeChecked();
    await checkEveryTheme();
  },
};
