import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { CouponField } from './CouponField';
import type { CouponFieldProps } from './couponFieldProps';

const show = (props: Partial<CouponFieldProps> = {}) => {
  const spies = { onChange: vi.fn(), onApply: vi.fn(), onRemove: vi.fn() };
  const words = { applyLabel: 'Apply', removeLabel: 'Remove', busyLabel: 'Checking…' };
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <CouponField label="Coupon" value="" {...words} {...spies} {...props} />
    </form>,
  );
  return { ...spies, onSubmit };
};

describe('a coupon', () => {
  it('is applied with Enter, trimmed, without submitting the form around it', async () => {
    const { onApply, onSubmit } = show({ value: ' AUTUMN20 ' });
    await userEvent.type(screen.getByLabelText('Coupon'), '{Enter}');
    expect(onApply).toHaveBeenCalledExactlyOnceWith('AUTUMN20');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it.each([
    ['nothing is typed', { value: '  ' }],
    ['it is being checked', { value: 'AUTUMN20', busy: true }],
  ])('is not applied while %s', async (_, props) => {
    const { onApply } = show(props);
    await userEvent.click(screen.getByRole('button'));
    expect(onApply).not.toHaveBeenCalled();
  });

  it('reports the typed code', async () => {
    const { onChange } = show();
    await userEvent.type(screen.getByLabelText('Coupon'), 'A');
    expect(onChange).toHaveBeenCalledWith('A');
  });

  it('is announced when it is applied, and can be removed', async () => {
    const { onRemove } = show({ applied: { code: 'AUTUMN20', detail: 'saves £5.00' } });
    expect(screen.getByRole('status').textContent).toContain('AUTUMN20');
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    expect(onRemove).toHaveBeenCalledOnce();
  });

  it('shows and announces the reason when it is refused', () => {
    show({ value: 'SUMMER19', error: 'This coupon has ended.' });
    const field = screen.getByLabelText('Coupon');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    const described = document.getElementById(field.getAttribute('aria-describedby') ?? '');
    expect(described?.textContent).toBe('This coupon has ended.');
    expect(screen.getByRole('alert').textContent).toBe('This coupon has ended.');
  });
});
