import { expect, test } from 'vitest';
import { toPdfText } from './pdfText';

test.each([
  ['Maya Okafor', 'Maya Okafor'],
  ['Zoë Müller-Ångström', 'Zoë Müller-Ångström'],
  ['Łukasz Dvořák', 'Lukasz Dvorák'],
  ['−£5.00 “now”', '–£5.00 “now”'],
  ['e\u0301cole', 'école'],
  ['one\ntwo', 'one\ntwo'],
  ['Ann 🎉 Lee 👩‍🚀', 'Ann Lee'],
  ['ليلى 王', ''],
])('%s is printed as %s', (given, shown) => {
  expect(toPdfText(given)).toBe(shown);
});
