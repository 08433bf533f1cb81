import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { usageNotes } from '../../../stories/support/usageNotes';
import { payments } from '../../../stories/samples/payments';
import { BarChart } from './BarChart';

const meta = {
  title: 'Parts/Billing/Bar chart',
  component: BarChart,
  parameters: usageNotes({
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

const boxOf = (text: HTMLElement): DOMRect => {
  const range = document.createRange();
  range.selectNodeContents(text);
  return range.getBoundingClientRect();
};

/** Where words lie on one another. */
const touching = (words: readonly HTMLElement[]): DOMRect[] =>
  words
    .map(boxOf)
    .filter((box, index, boxes) =>
      boxes
        .slice(index + 1)
        .some(
          (other) =>
            box.left < other.right &&
            other.left < box.right &&
            box.top < other.bottom &&
            other.top < box.bottom,
        ),
    );

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
    await expect(touching(months.map((name) => canvas.getByText(name)))).toEqual([]);
  },
};

export const LongNumbers: Story = {
  args: { bars: payments.map((bar) => ({ ...bar, text: '$129.99' })) },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 310 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const heights = canvas.getAllByText('$129.99').map(({ offsetHeight }) => offsetHeight);
    const one = canvas.getByText('Nov').offsetHeight;
    await expect(heights.filter((height) => height > one)).toEqual([]);
    await expect(touching(canvas.getAllByText('$129.99'))).toEqual([]);
  },
};

export const NothingPaid: Story = {
  args: { bars: [{ id: 'nov', label: 'Nov', value: 0, text: '£0', kind: 'now' }] },
};
