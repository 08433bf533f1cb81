import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { emptyProps } from '../../../stories/support/fieldProps';
import { usageNotes } from '../../../stories/support/usageNotes';
import { Select } from './Select';

const meta = {
  title: 'Parts/Fields/Select',
  component: Select,
  argTypes: emptyProps,
  parameters: usageNotes({
    use: "One choice out of more than four. The list is the device's own: the wheel on a phone, the list on a desktop.",
    do: [
      'Sort as people look for things: by name, or the most common first.',
      'Begin with a placeholder where there is no safe guess.',
    ],
    dont: ['Use it for two or three choices: show them all.', 'Put a sentence into an option.'],
  }),
  args: {
    label: 'Kind of device',
    options: [
      { value: 'phone', label: 'Phone' },
      { value: 'laptop', label: 'Laptop' },
      { value: 'tv', label: 'TV' },
      { value: 'console', label: 'Games console' },
      { value: 'printer', label: 'Printer', disabled: true },
    ],
  },
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NothingChosen: Story = {
  args: { placeholder: 'Choose a kind', defaultValue: '', onChange: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('combobox', { name: 'Kind of device' });
    await userEvent.selectOptions(field, 'tv');
    await expect(field).toHaveValue('tv');
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};

export const Chosen: Story = { args: { defaultValue: 'laptop', hint: 'It gets a fitting icon' } };

export const WithError: Story = {
  args: { placeholder: 'Choose a kind', defaultValue: '', error: 'Choose what it is.' },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: 'laptop' } };
