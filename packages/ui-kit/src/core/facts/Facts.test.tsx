import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Measure } from '../measure/Measure';
import { Facts } from './Facts';

describe('Facts', () => {
  it('ties each number to what it counts', () => {
    render(
      <Facts
        facts={[
          { value: <Measure value="500" unit="Mb/s" />, label: 'top speed' },
          { value: <Measure value="5" />, label: 'devices' },
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
