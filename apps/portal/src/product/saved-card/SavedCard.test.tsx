import { cardTypes, type CardType } from '@foyer/domain';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '~/testing/renderScreen';
import { SavedCard } from './SavedCard';

const card = (cardType: CardType) => (
  <SavedCard method={{ cardType, lastFour: '4242', expiryMonth: 8, expiryYear: 2029 }} />
);

it.each([
  ['VISA', 'Visa', 'Visa ending 4242'],
  ['MASTERCARD', 'Mastercard', 'Mastercard ending 4242'],
  ['AMERICAN EXPRESS', 'American Express', 'American Express ending 4242'],
  ['DISCOVER', 'Discover', 'Discover ending 4242'],
  ['unknown', 'Card', 'Card ending 4242'],
] as const)('a saved card of the brand %s has the logo "%s"', async (brand, name, label) => {
  await renderScreen(() => card(brand));
  expect(screen.getByRole('img', { name })).toBeVisible();
  expect(screen.getByText(label)).toBeVisible();
});

it('every card brand has a drawing of its own', async () => {
  await renderScreen(() => cardTypes.map((brand) => <div key={brand}>{card(brand)}</div>));
  const drawings = screen.getAllByRole('img').map((logo) => logo.innerHTML);
  expect(new Set(drawings).size).toBe(cardTypes.length);
});
