import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { usageNotes } from '../../../stories/support/usageNotes';
import { Pagination } from './Pagination';

const meta = {
  title: 'Parts/Lists/Pagination',
  component: Pagination,
  parameters: usageNotes({
    use: 'A list too long for one page: links to the next and the previous page, and the current place.',
    do: ['Say the place in full: "21 to 40 of 10,000".'],
    dont: ['Use it below ten or twenty rows.'],
  }),
  args: {
    label: 'Pages of invoices',
    place: '21 to 40 of 10,000',
    previousLabel: 'Newer',
    nextLabel: 'Older',
    onPrevious: fn(),
    onNext: fn(),
  },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Middle: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Older' }));
    await expect(args.onNext).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Newer' }));
    await expect(args.onPrevious).toHaveBeenCalledOnce();
  },
};

export const First: Story = {
  args: { place: '1 to 20 of 10,000', onPrevious: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Newer' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const OnItsWay: Story = {
  args: { busy: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Older' }));
    await expect(args.onNext).not.toHaveBeenCalled();
  },
};
