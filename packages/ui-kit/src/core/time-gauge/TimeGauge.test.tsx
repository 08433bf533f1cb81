import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { TimeGauge } from './TimeGauge';

const lit = (container: HTMLElement): (string | null)[] =>
  [...container.querySelectorAll('[pathLength]')].map((path) =>
    path.getAttribute('stroke-dasharray'),
  );

const gauge = (share: number) => (
  <TimeGauge share={share} value="19" unit="days left" label="19 days left of 30" />
);

describe('TimeGauge', () => {
  it('is one image with a text alternative', () => {
    render(gauge(19 / 30));
    expect(screen.getByRole('img', { name: '19 days left of 30' })).toHaveTextContent(
      '19days left',
    );
  });

  it.each([
    [0.5, '500 2000'],
    [1, '1000 2000'],
    [1.4, '1000 2000'],
  ])('at %d lights each of its three rings by that share', (share, dashes) => {
    const { container } = render(gauge(share));
    expect(lit(container)).toEqual([dashes, dashes, dashes]);
  });

  it('draws a check for a person who arrives, and keeps the number in its name', () => {
    const { container } = render(
      <TimeGauge share={1} value="30" unit="days left" label="30 days left of 30" arrives />,
    );
    expect(container.querySelector('.f-time-gauge__check')).toBeInTheDocument();
    expect(screen.getByRole('img', { name: '30 days left of 30' })).toHaveTextContent('30');
  });

  it('carries the brand’s mark at the end of what is left', () => {
    const { container } = render(gauge(19 / 30));
    expect(container.querySelector('.f-time-gauge__seat')).toBeInTheDocument();
    expect(screen.getByRole('img')).toHaveStyle({ '--f-share': '0.633' });
  });

  it.each([0, -1])(
    'at %d shows its track alone, without the dot that a round line end would leave',
    (share) => {
      const { container } = render(gauge(share));
      expect(lit(container)).toEqual([]);
      expect(container.querySelector('.f-time-gauge__seat')).toBeNull();
    },
  );
});
