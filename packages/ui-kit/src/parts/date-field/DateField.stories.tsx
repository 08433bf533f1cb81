import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { checkEveryTheme } from '../../../stories/support/checkEveryTheme';
import { fieldProps } from '../../../stories/support/fieldProps';
import { usageNotes } from '../../../stories/support/usageNotes';
import { Card } from '../../core/card/Card';
import { DateField, type DateFieldProps } from './DateField';

const calendar = {
  open: 'Choose the end date',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
};

const WithState = (props: DateFieldProps) => {
  const [value, setValue] = useState(props.value);
  return <DateField {...props} value={value} onChoose={setValue} />;
};

const meta = {
  title: 'Parts/Fields/Date',
  component: DateField,
  argTypes: fieldProps,
  parameters: usageNotes({
    use: 'A day to type, or to choose in a calendar that unfolds below.',
    do: ['Set `min` and `max` to the days that make sense.'],
    dont: ['Use it where a few options are enough: use a select.'],
  }),
  args: {
    label: 'Until',
    name: 'end',
    value: '2026-12-09',
    min: '2026-11-22',
    max: '2027-01-31',
    range: { start: '2026-12-01', end: '2026-12-09' },
    locale: 'en-GB',
    calendar,
    onChoose: () => undefined,
  },
  render: (args) => (
    <Card>
      <WithState {...args} />
    </Card>
  ),
} satisfies Meta<typeof DateField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Empty: Story = {
  args: { value: '' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Until')).toHaveAttribute('type', 'date');
  },
};

/** In a browser of another language, the day is written as the page writes days. While it has the focus, it shows the browser's own text, to type in. */
export const German: Story = {
  args: { label: 'Bis', locale: 'de-DE' },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Bis');
    await expect(field).toHaveAccessibleName('Bis');
    await expect(field).toHaveValue('2026-12-09');
    await expect(canvas.getByText('09.12.2026')).toBeVisible();
    await userEvent.click(field);
    await expect(canvas.getByText('09.12.2026')).not.toBeVisible();
    await userEvent.tab();
  },
};

export const WithError: Story = {
  args: { value: '2026-11-20', error: 'Choose a day that is still to come.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Until')).toHaveAccessibleDescription(
      'Choose a day that is still to come.',
    );
  },
};

/** Opens with the focus on the chosen day. The time that it ends has the brand's soft colour. */
export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose the end date' }));
    const chosen = canvas.getByRole('button', { name: /^Wednesday,? 9 December 2026$/ });
    await expect(chosen).toHaveFocus();
    await expect(chosen.closest('td')).toHaveAttribute('aria-selected', 'true');
    await checkEveryTheme();
  },
};

/** Arrow keys move by day and week, Page Up and Page Down by month; none leaves the days that can be chosen. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose the end date' }));
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await expect(
      canvas.getByRole('button', { name: /^Thursday,? 17 December 2026$/ }),
    ).toHaveFocus();
    await userEvent.keyboard('{PageDown}');
    await expect(canvas.getByRole('grid', { name: 'January 2027' })).toBeVisible();
    await userEvent.keyboard('{PageDown}');
    await expect(canvas.getByRole('button', { name: /^Sunday,? 31 January 2027$/ })).toHaveFocus();
    await userEvent.keyboard('{Home}{Enter}');
    await expect(canvas.getByLabelText('Until')).toHaveValue('2027-01-25');
    await expect(canvas.queryByRole('grid')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Choose the end date' })).toHaveFocus();
  },
};

/** Escape closes the calendar and chooses nothing. */
export const Escaped: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose the end date' }));
    await userEvent.keyboard('{ArrowRight}{Escape}');
    await expect(canvas.getByLabelText('Until')).toHaveValue('2026-12-09');
    await expect(canvas.getByRole('button', { name: 'Choose the end date' })).toHaveFocus();
  },
};

/** In a language that runs from right to left, the left arrow leads to the next day. */
export const RightToLeft: Story = {
  args: { locale: 'ar-u-nu-latn' },
  render: (args) => (
    <div dir="rtl" lang="ar">
      <WithState {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose the end date' }));
    await userEvent.keyboard('{ArrowLeft}{Enter}');
    await expect(canvas.getByLabelText('Until')).toHaveValue('2026-12-10');
  },
};
