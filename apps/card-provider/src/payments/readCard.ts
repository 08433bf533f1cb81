import type { ErrorDetails } from '../model/ApiError';
import { ApiError } from '../model/ApiError';
import { passesLuhn } from './passesLuhn';
import { findTestCard, type TestCard } from './testCards';

export interface CardInput {
  number: string;
  exp_month: number;
  exp_year: number;
  cvc?: string;
}

const wrong = (code: string, param: string, message: string): ApiError =>
  new ApiError(402, { type: 'card_error', code, param, message } satisfies ErrorDetails);

const isPast = (input: CardInput, now: number): boolean => {
  const year = input.exp_year < 100 ? 2000 + input.exp_year : input.exp_year;
  return Date.UTC(year, input.exp_month, 1) / 1000 <= now;
};

/** The test card that was typed. @throws ApiError with the API's code and parameter */
export function readCard(input: CardInput, now: number): TestCard {
  const number = input.number.replace(/[\s-]/g, '');
  if (!passesLuhn(number)) {
    throw wrong('incorrect_number', 'number', 'Your card number is incorrect.');
  }
  if (input.exp_month < 1 || input.exp_month > 12) {
    throw wrong('invalid_expiry_month', 'exp_month', "Your card's expiration month is invalid.");
  }
  if (isPast(input, now)) {
    throw wrong('invalid_expiry_year', 'exp_year', "Your card's expiration year is invalid.");
  }
  const card = findTestCard(number);
  const digits = card.brand === 'amex' ? /^\d{3,4}$/ : /^\d{3}$/;
  if (input.cvc !== undefined && !digits.test(input.cvc)) {
    throw wrong('invalid_cvc', 'cvc', "Your card's security code is invalid.");
  }
  return card;
}
