import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { notes } from '../../../stories/support/notes';
import { payments } from '../../../stories/samples/payments';
import { BarChart } from './BarChart';

const meta = {
  title: 'Parts/Billing/Bar chart',
  component: BarChart,
  parameters: notes({
    use: 'A few amounts side by side, each with its number. The current one is filled, the next one is an outline.',
    do: ['Keep to seven bars.', 'Write whole pounds above, exact sums in the list below.'],
    dont: ['Use it for more than one series.', 'Leave the numbers out.'],
  }),
  args: { label: 'Payments by month', bars: payments },
} satisfies Meta<typeof BarChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const HalfAYear: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(7);
    await expect(canvas.getByRole('list', { name: 'Payments by month' })).toHaveTextContent(
      'Nov£20',
    );
  },
};

const months = ['يونيو', 'يوليو', 'أغسطس', 'سبتمبر', 'أكتوبر', 'نوفمبر', 'ديسمبر'];

export const LongNames: Story = {
  args: {
    bars: payments.map((bar, index) => ({ ...bar, label: months[index] ?? '' })),
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 260 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const boxes = months.map((name) => {
      const range = document.createRange();
      range.selectNodeContents(canvas.getByText(name));
      return range.getBoundingClientRect();
    });
    const touching = boxes.filter((box, index) =>
      boxes.some(
        (other, place) =>
          place > index &&
          box.left < other.right &&
          other.left < box.right &&
          box.top < other.bottom &&
          other.top < box.bottom,
      ),
    );
    await expect(touching).toEqual([]);
  },
};

export const NothingPaid: Story = {
  args: { bars: [{ id: 'nov', label: 'Nov', value: 0, text: '£0', kind: 'now' }] },
};
