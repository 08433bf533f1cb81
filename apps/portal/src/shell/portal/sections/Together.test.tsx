import { act, cleanup, render, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Together, useArrivesTogether } from './Together';

const answers = new EventTarget();

const Section = ({ name, inside }: { name: string; inside?: string }) => {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    const settle = () => setSettled(true);
    answers.addEventListener(name, settle);
    return () => answers.removeEventListener(name, settle);
  }, [name]);
  useArrivesTogether(isSettled);
  return isSettled ? (
    <>
      <p>{name}</p>
      {inside && <Section name={inside} />}
    </>
  ) : null;
};

const open = (inside?: string) =>
  render(
    <Together first={<h1>Billing</h1>} skeleton={<p>Loading</p>}>
      <Section name="payments" {...(inside && { inside })} />
      <Section name="invoices" />
    </Together>,
  );

const arrive = (name: string) => act(() => void answers.dispatchEvent(new Event(name)));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('the sections of a page', () => {
  it('appear once the last of them is there, and the skeleton goes', () => {
    open();
    expect(screen.getByRole('heading', { name: 'Billing' })).toBeVisible();
    arrive('payments');
    expect(screen.queryByText('payments')).toBeNull();
    expect(screen.getByText('Loading')).toBeVisible();
    arrive('invoices');
    expect(screen.getByText('payments')).toBeVisible();
    expect(screen.getByText('invoices')).toBeVisible();
    expect(screen.queryByText('Loading')).toBeNull();
  });

  it('wait for a section that another one brings', () => {
    open('refunds');
    arrive('invoices');
    arrive('payments');
    expect(screen.queryByText('payments')).toBeNull();
    arrive('refunds');
    expect(screen.getByText('refunds')).toBeVisible();
  });

  it('wait four seconds for one that does not answer', () => {
    open();
    arrive('invoices');
    act(() => void vi.advanceTimersByTime(3900));
    expect(screen.queryByText('invoices')).toBeNull();
    act(() => void vi.advanceTimersByTime(200));
    expect(screen.getByText('invoices')).toBeVisible();
    arrive('payments');
    expect(screen.getByText('payments')).toBeVisible();
  });

  it('appear at once where none has to load', () => {
    render(
      <Together first={null} skeleton={<p>Loading</p>}>
        <p>Details</p>
      </Together>,
    );
    expect(screen.getByText('Details')).toBeVisible();
    expect(screen.queryByText('Loading')).toBeNull();
  });
});
