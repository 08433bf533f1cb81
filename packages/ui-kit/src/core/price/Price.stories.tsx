import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { pounds } from '../../../stories/samples/amounts';
import { usageNotes } from '../../../stories/support/usageNotes';
import { OnHero } from '../../../stories/support/OnHero';
import { Price } from './Price';

const meta = {
  title: 'Core/Numbers/Price',
  component: Price,
  parameters: usageNotes({
    use: 'A price that people decide by: the pounds large, sign and pence small at the cap line, the period beside it.',
    do: ['Write two decimals always, or the word "Free".'],
    dont: ['Use it in a list or on a button: write the price as plain text there.'],
  }),
  args: { amount: pounds(25), period: 'a month' },
} satisfies Meta<typeof Price>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InAPlan: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/£25\.00/);
  },
};

/** The sign stands after the number, clear of it. */
export const German: Story = {
  args: {
    amount: new Intl.NumberFormat('de', { style: 'currency', currency: 'EUR' }).formatToParts(25),
    period: 'pro Monat',
  },
  play: async ({ canvas }) => {
    const [cents, sign] = [canvas.getByText('00'), canvas.getByText('€')];
    const gap = sign.getBoundingClientRect().left - cents.getBoundingClientRect().right;
    await expect(gap).toBeGreaterThan(1);
  },
};

export const Small: Story = { args: { size: 'sm', stacked: true } };

export const OnATile: Story = { args: { size: 'lg', period: undefined } };

export const DueToday: Story = {
  args: { size: 'hero', amount: pounds(20), period: undefined },
  render: (args) => (
    <OnHero>
      <Price {...args} />
    </OnHero>
  ),
};

export const Free: Story = { args: { amount: 'Free', period: undefined } };
