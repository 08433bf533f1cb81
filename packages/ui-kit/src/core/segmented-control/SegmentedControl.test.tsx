import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { SegmentedControl } from './SegmentedControl';

const options = [
  { value: '4weeks', label: '4 weeks' },
  { value: '1month', label: '1 month' },
] as const;

describe('SegmentedControl', () => {
  it('is a named group of radios with one chosen', () => {
    render(
      <SegmentedControl
        label="Billing period"
        options={options}
        value="4weeks"
        onChange={() => {}}
      />,
    );
    expect(screen.getByRole('radiogroup', { name: 'Billing period' })).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: '4 weeks' })).toBeChecked();
    expect(screen.getByRole('radio', { name: '1 month' })).not.toBeChecked();
  });

  it('reports the selected period', async () => {
    const onChange = vi.fn<(value: string) => void>();
    render(
      <SegmentedControl
        label="Billing period"
        options={options}
        value="4weeks"
        onChange={onChange}
      />,
    );
    await userEvent.click(screen.getByText('1 month'));
    expect(onChange).toHaveBeenCalledExactlyOnceWith('1month');
  });

  it('keeps two controls on one page independent', () => {
    const one = (
      <SegmentedControl label="One" options={options} value="4weeks" onChange={() => {}} />
    );
    const other = (
      <SegmentedControl label="Other" options={options} value="1month" onChange={() => {}} />
    );
    render([<div key="one">{one}</div>, <div key="other">{other}</div>]);
    expect(screen.getAllByRole('radio', { checked: true })).toHaveLength(2);
  });
});
