import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Button } from '../button/Button';
import { devicesIcon } from '../icon/icons';
import { EmptyState } from './EmptyState';
import { SectionError } from './SectionError';

describe('EmptyState', () => {
  it('says what is missing and what to do, without an alert', () => {
    render(
      <EmptyState
        icon={devicesIcon}
        title="No devices yet"
        text="Add a phone."
        action={<Button>Add</Button>}
      />,
    );
    expect(screen.getByRole('heading', { level: 2, name: 'No devices yet' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Add' })).toBeInTheDocument();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('SectionError', () => {
  it('is announced when it appears, and offers a retry', () => {
    render(
      <SectionError
        level={1}
        title="We couldn’t load your invoices"
        action={<Button>Try again</Button>}
      />,
    );
    const alert = screen.getByRole('alert');
    expect(alert).toContainElement(
      screen.getByRole('heading', { level: 1, name: 'We couldn’t load your invoices' }),
    );
    expect(alert).toContainElement(screen.getByRole('button', { name: 'Try again' }));
  });
});
