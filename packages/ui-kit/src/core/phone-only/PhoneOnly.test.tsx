import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PhoneOnly } from './PhoneOnly';

describe('PhoneOnly', () => {
  it('wraps its content in the element that a desktop hides', () => {
    render(<PhoneOnly>Add a device</PhoneOnly>);
    expect(screen.getByText('Add a device')).toHaveClass('f-phone-only');
  });
});
