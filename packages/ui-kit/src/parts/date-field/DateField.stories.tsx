import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { fieldProps } from '../../../stories/support/fieldProps';
import { usageNotes } from '../../../stories/support/usageNotes';
import { DateField } from './DateField';

const meta = {
  title: 'Parts/Fields/Date',
  component: DateField,
  argTypes: fieldProps,
  parameters: usageNotes({
    use: 'A day to choose. The calendar is the device’s own.',
    do: ['Set `min` and `max` to the days that make sense.'],
    dont: ['Use it where a few options are enough: use a select.'],
  }),
  args: { label: 'Until', name: 'end' },
} satisfies Meta<typeof DateField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Until')).toHaveAttribute('type', 'date');
  },
};

export const Filled: Story = { args: { defaultValue: '2026-12-09', min: '2026-11-22' } };

export const WithError: Story = {
  args: { defaultValue: '2026-11-20', error: 'Choose a day that is still to come.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Until')).toHaveAccessibleDescription(
      'Choose a day that is still to come.',
    );
  },
};

export const Disabled: Story = { args: { defaultValue: '2026-12-09', disabled: true } };
