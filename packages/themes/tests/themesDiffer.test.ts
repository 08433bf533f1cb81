import { describe, expect, it } from 'vitest';
import { greyDifferences } from '../generate/greyTraits';
import { themeFolders } from './themeFolders';

const pairs = themeFolders.flatMap((one, place) =>
  themeFolders
    .slice(place + 1)
    .map((other) => [one.theme.name, other.theme.name, one, other] as const),
);

describe('in greyscale', () => {
  it.each(pairs)('%s and %s look like two companies', (_one, _other, one, other) => {
    const differences = greyDifferences(one, other);
    expect(differences).toEqual(expect.arrayContaining(['mark', 'art']));
    expect(differences.length).toBeGreaterThanOrEqual(7);
  });
});
