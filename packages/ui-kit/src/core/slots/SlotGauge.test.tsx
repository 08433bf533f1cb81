import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SlotBars } from './SlotBars';
import { SlotGauge } from './SlotGauge';

const segments = (path: Element | undefined): number =>
  path?.getAttribute('stroke-dasharray')?.match(/9\.4/g)?.length ?? 0;

describe('SlotGauge', () => {
  it.each([
    [3, 5, [5, 3]],
    [0, 4, [4]],
    [7, 5, [5, 5]],
  ])('shows %d used of %d as segments', (used, total, expected) => {
    const { container } = render(<SlotGauge used={used} total={total} />);
    expect([...container.querySelectorAll('path')].map(segments)).toEqual(expected);
  });

  it('is hidden from screen readers, because the text beside it says the same', () => {
    render(<SlotGauge used={3} total={5} value="3" />);
    expect(screen.getByText('3').closest('[aria-hidden="true"]')).not.toBeNull();
  });
});

describe('SlotBars', () => {
  it('has as many bars as there are slots, and fills the used ones', () => {
    const { container } = render(<SlotBars used={2} total={5} />);
    expect(container.querySelectorAll('.f-slot-bars > span')).toHaveLength(5);
    expect(container.querySelectorAll('.f-slot-bars__used')).toHaveLength(2);
  });
});
