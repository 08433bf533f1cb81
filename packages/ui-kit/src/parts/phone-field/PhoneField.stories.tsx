import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { emptyProps } from '../../../stories/support/fieldProps';
import { usageNotes } from '../../../stories/support/usageNotes';
import { PhoneField } from './PhoneField';

const meta = {
  title: 'Parts/Fields/Phone field',
  component: PhoneField,
  argTypes: emptyProps,
  parameters: usageNotes({
    use: 'A phone number with its country. The number formats load after the field is shown; until then it accepts the number as typed.',
    do: [
      "Begin with the venue's own country.",
      'Say what the number is for: "For your login code".',
    ],
    dont: [
      'Ask people to write the calling code.',
      'Format while somebody types: the caret would jump.',
    ],
  }),
  args: {
    label: 'Mobile number',
    countryLabel: 'Country',
    defaultCountry: 'GB',
    locale: 'en-GB',
    onChange: fn(),
  },
} satisfies Meta<typeof PhoneField>;

export default meta;
type Story = StoryObj<typeof meta>;

const rulesAreIn = (code: HTMLElement) =>
  waitFor(() => expect(code.querySelectorAll('option').length).toBeGreaterThan(200), {
    timeout: 10_000,
  });

export const Typed: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await rulesAreIn(canvas.getByRole('combobox', { name: 'Country' }));
    const field = canvas.getByRole('textbox', { name: 'Mobile number' });
    await userEvent.type(field, '07400123456');
    await expect(args.onChange).toHaveBeenLastCalledWith('+447400123456', {
      valid: true,
      country: 'GB',
    });
    await userEvent.tab();
    await expect(field).toHaveValue('07400 123456');
  },
};

export const WithCallingCode: Story = {
  name: 'A number that brings its own country',
  play: async ({ canvas, userEvent, args }) => {
    const list = canvas.getByRole('combobox', { name: 'Country' });
    await rulesAreIn(list);
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste('+49 1512 3456789');
    await expect(args.onChange).toHaveBeenLastCalledWith('+4915123456789', {
      valid: true,
      country: 'DE',
    });
    await userEvent.tab();
    await expect(list).toHaveValue('DE');
  },
};

export const Filled: Story = {
  args: { defaultValue: '+447400123456', hint: 'For your login code' },
};

export const WithError: Story = {
  args: { defaultValue: '0740', error: 'That number is too short.' },
};

export const Disabled: Story = { args: { defaultValue: '+447400123456', disabled: true } };

export const InGerman: Story = {
  name: 'Countries in German',
  args: { label: 'Handynummer', countryLabel: 'Land', defaultCountry: 'DE', locale: 'de' },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('combobox', { name: 'Land' });
    await rulesAreIn(list);
    await expect(list).toHaveDisplayValue('Deutschland +49');
  },
};
