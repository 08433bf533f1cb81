import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Price } from './Price';

const parts = (locale: string, currency: string, amount: number) =>
  new Intl.NumberFormat(locale, { style: 'currency', currency }).formatToParts(amount);

const small = (container: HTMLElement): (string | null)[] =>
  [...container.querySelectorAll('.f-price__small')].map((part) => part.textContent);

describe('Price', () => {
  it('is read as one text', () => {
    render(<Price amount={parts('en-GB', 'GBP', 25)} period="a month" />);
    expect(screen.getByText('£25.00')).toBeInTheDocument();
    expect(screen.getByText('a month')).toBeInTheDocument();
  });

  it.each([
    ['en-GB', 'GBP', ['£', '.', '00']],
    ['en-US', 'USD', ['$', '.', '00']],
    ['de-DE', 'GBP', [',', '00', '£']],
  ])('raises sign and pence where %s writes %s', (locale, currency, raised) => {
    const { container } = render(<Price amount={parts(locale, currency, 1234)} />);
    expect(small(container)).toEqual(raised);
  });

  it('keeps the currency symbol on the same side of the number in right-to-left text', () => {
    const { container } = render(<Price amount={parts('ar', 'GBP', 25)} />);
    const sign = container.querySelector('.f-price__sign');
    expect(sign?.textContent?.trim()).toContain('£');
    expect(container.querySelector('[dir]')).toBeNull();
  });

  it('can be a word', () => {
    const { container } = render(<Price amount="Free" />);
    expect(screen.getByText('Free')).toBeVisible();
    expect(small(container)).toEqual([]);
  });
});
