import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { OneTimeCodeField } from './OneTimeCodeField';

const field = (props: { value?: string; length?: number } = {}) => {
  const onChange = vi.fn();
  const onComplete = vi.fn();
  render(
    <OneTimeCodeField label="Code" value="" length={6} {...{ onChange, onComplete }} {...props} />,
  );
  return { input: screen.getByLabelText('Code'), onChange, onComplete };
};

const enter = (input: HTMLElement, value: string) => fireEvent.change(input, { target: { value } });

describe('a one-time code', () => {
  it.each([
    ['407912', '407912'],
    ['407 912', '407912'],
    ['Your code is 407-912.', '407912'],
    ['4079123', '407912'],
    ['٤٠٧٩١٢', '407912'],
    ['۴۰۷ ۹۱۲', '407912'],
    ['４０７９１２', '407912'],
    ['abc', ''],
  ])('typed as "%s" becomes "%s"', (value, digits) => {
    const { input, onChange } = field({ value: 'x' });
    enter(input, value);
    expect(onChange).toHaveBeenCalledWith(digits);
  });

  it('is complete once, when the last digit is typed', () => {
    const { input, onComplete } = field({ value: '40791' });
    enter(input, '4079');
    expect(onComplete).not.toHaveBeenCalled();
    enter(input, '407912');
    expect(onComplete).toHaveBeenCalledExactlyOnceWith('407912');
  });

  it('is not complete again when a further digit is typed', () => {
    const { input, onComplete } = field({ value: '407912' });
    enter(input, '4079123');
    expect(onComplete).not.toHaveBeenCalled();
  });

  it('has a box for each digit, hidden from screen readers', () => {
    const { input } = field({ length: 4, value: '12' });
    const boxes = input.parentElement?.querySelectorAll('[aria-hidden="true"]');
    expect([...(boxes ?? [])].map((box) => box.textContent)).toEqual(['1', '2', '', '']);
  });
});
