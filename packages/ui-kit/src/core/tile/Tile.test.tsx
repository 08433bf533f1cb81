import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Quantity } from '../quantity/Quantity';
import { Tile } from './Tile';

describe('Tile', () => {
  it('has its label as its name, before its number', () => {
    render(
      <Tile label="Device slots" number={<Quantity value="3" unit="of 5 used" />} line="2 free" />,
    );
    const heading = screen.getByRole('heading', { level: 2, name: 'Device slots' });
    expect(heading.parentElement).toHaveTextContent('Device slots3 of 5 used2 free');
  });
});
