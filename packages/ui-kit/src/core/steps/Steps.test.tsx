import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Steps } from './Steps';

describe('Steps', () => {
  it('names every step, marks the current one and lights those before it', () => {
    render(<Steps label="Step 2 of 3" steps={['Plan', 'Details', 'Pay']} current={1} />);
    expect(screen.getByRole('list', { name: 'Step 2 of 3' })).toBeInTheDocument();
    const items = screen.getAllByRole('listitem');
    expect(items.map((item) => item.textContent)).toEqual(['Plan', 'Details', 'Pay']);
    expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, 'step', null]);
    expect(items.map((item) => item.classList.contains('f-steps__lit'))).toEqual([
      true,
      true,
      false,
    ]);
  });
});
