import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { PhoneField } from './PhoneField';

const show = async (defaultValue = '') => {
  const onChange = vi.fn();
  const words = { label: 'Mobile number', countryLabel: 'Country', locale: 'en-GB' };
  render(
    <PhoneField {...words} defaultValue={defaultValue} defaultCountry="GB" onChange={onChange} />,
  );
  await screen.findByRole('option', { name: 'Germany +49' });
  const country = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Country' });
  return { onChange, country, field: screen.getByRole('textbox') };
};

describe('a phone field that is emptied', () => {
  it('drops the country that came with the number', async () => {
    const { onChange, country, field } = await show();
    await userEvent.type(field, '+4915123456789');
    await userEvent.tab();
    expect(country.value).toBe('DE');
    await userEvent.clear(field);
    expect(country.value).toBe('GB');
    await userEvent.type(field, '07400123456');
    expect(onChange).toHaveBeenLastCalledWith('+447400123456', { valid: true, country: 'GB' });
  });

  it('keeps the country of the number that it began with', async () => {
    const { country, field } = await show('+4915123456789');
    await userEvent.clear(field);
    expect(country.value).toBe('DE');
  });

  it('keeps a country that was chosen by hand', async () => {
    const { onChange, country, field } = await show();
    await userEvent.selectOptions(country, 'DE');
    await userEvent.type(field, '0');
    await userEvent.clear(field);
    expect(country.value).toBe('DE');
    await userEvent.type(field, '015123456789');
    expect(onChange).toHaveBeenLastCalledWith('+4915123456789', { valid: true, country: 'DE' });
  });
});
