import { expect, it } from 'vitest';
import { includesAccess } from './includesAccess';
import { portalTypes } from './portalType';

it('is true where an account alone gives access and a paid plan does not replace it', () => {
  expect(portalTypes.filter(includesAccess)).toEqual(['ANCHOR', 'ANCHOR_NUJ', 'NAAS']);
});
