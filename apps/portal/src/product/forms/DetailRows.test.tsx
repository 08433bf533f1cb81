import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { DetailRows } from './DetailRows';

const rowsOf = (...names: string[]): string[] => {
  const { container } = render(
    <DetailRows fields={names.map((name) => ({ name }))}>
      {({ name }) => <p key={name}>{name} </p>}
    </DetailRows>,
  );
  return [...container.children].map(({ textContent }) => textContent.trim());
};

afterEach(cleanup);

describe('the fields of a form', () => {
  it.each([
    [
      'have first and last name beside each other',
      ['firstName', 'lastName', 'mobile'],
      ['firstName lastName', 'mobile'],
    ],
    ['stand alone where only one of the names is asked for', ['lastName'], ['lastName']],
    [
      'keep the site’s order where another field is between the names',
      ['firstName', 'mobile', 'lastName'],
      ['firstName', 'mobile', 'lastName'],
    ],
  ])('%s', (_, names, rows) => {
    expect(rowsOf(...names)).toEqual(rows);
  });
});
