import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Quantity } from '../quantity/Quantity';
import { StatGroup } from './StatGroup';

describe('StatGroup', () => {
  it('connects each number with its label', () => {
    render(
      <StatGroup
        stats={[
          { value: <Quantity value="500" unit="Mb/s" />, label: 'top speed' },
          { value: <Quantity value="5" />, label: 'devices' },
        ]}
      />,
    );
    expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'top speed',
      'devices',
    ]);
    expect(screen.getAllByRole('definition').map((value) => value.textContent)).toEqual([
      '500 Mb/s',
      '5',
    ]);
  });
});
