import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { helpIcon } from '../icon/icons';
import { IconButton } from './IconButton';

describe('IconButton', () => {
  it('has a name for screen readers and a tooltip', () => {
    render(<IconButton icon={helpIcon} label="Help" />);
    expect(screen.getByRole('button', { name: 'Help' })).toHaveAttribute('title', 'Help');
  });

  it('is a link when it has an href', () => {
    render(<IconButton icon={helpIcon} label="Help" href="tel:03308084410" />);
    expect(screen.getByRole('link', { name: 'Help' })).toHaveAttribute('href', 'tel:03308084410');
  });
});
