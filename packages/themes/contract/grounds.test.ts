import { expect, it } from 'vitest';
import { groundValues } from './grounds';

it('a part for dark ground shows where the letters are light, and one for light ground elsewhere', () => {
  expect(groundValues({ ink: '#0B1138', 'on-hero': '#FFFFFF', 'on-art': '#0E4028' })).toEqual({
    'if-light-paper': 'block',
    'if-dark-paper': 'none',
    'if-light-hero': 'none',
    'if-dark-hero': 'block',
    'if-light-art': 'block',
    'if-dark-art': 'none',
  });
});
