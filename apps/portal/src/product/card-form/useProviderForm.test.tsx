import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useProviderForm, type FormSlot } from './useProviderForm';

interface Props {
  subject?: string;
  open: (slot: FormSlot) => Promise<(() => void) | null>;
  closesOnLeave?: () => boolean;
}

const Form = ({ subject = 'plan', ...props }: Props) => {
  const { state, place, retry } = useProviderForm({
    subject,
    unavailable: () => ({ kind: 'problem', title: 'unavailable' }),
    ...props,
  });
  return (
    <>
      <div ref={place} role="status">
        {state.kind}
      </div>
      <button type="button" onClick={retry}>
        Try again
      </button>
    </>
  );
};

const opens = (close: () => void) => async (slot: FormSlot) => {
  await Promise.resolve();
  slot.show({ kind: 'open' });
  return close;
};
const state = () => screen.getByRole('status').textContent;
const settle = () => act(async () => {});

afterEach(cleanup);

describe('a form of the card provider', () => {
  it('opens in its element, and closes when the user leaves', async () => {
    const close = vi.fn();
    const { unmount } = render(<Form open={opens(close)} />);
    expect(state()).toBe('opening');
    await settle();
    expect(state()).toBe('open');
    unmount();
    await settle();
    expect(close).toHaveBeenCalledOnce();
  });

  it('closes and opens again for another payment', async () => {
    const close = vi.fn();
    const open = vi.fn(opens(close));
    const { rerender } = render(<Form open={open} />);
    await settle();
    rerender(<Form open={open} />);
    expect(open).toHaveBeenCalledTimes(1);
    rerender(<Form open={open} subject="another plan" />);
    await settle();
    expect(open).toHaveBeenCalledTimes(2);
    expect(close).toHaveBeenCalledOnce();
  });

  it('closes a form that opens only after the user has left, and shows none of it', async () => {
    const close = vi.fn();
    let slot: FormSlot | undefined;
    let finish: (close: () => void) => void = () => undefined;
    const { unmount } = render(
      <Form
        open={(opened) => {
          slot = opened;
          return new Promise((resolve) => (finish = resolve));
        }}
      />,
    );
    expect(slot?.element()).toBe(screen.getByRole('status'));
    unmount();
    expect(slot?.isLeft()).toBe(true);
    expect(slot?.element()).toBeNull();
    finish(close);
    await settle();
    expect(close).toHaveBeenCalledOnce();
  });

  it('stays open when the money may be on its way as the user leaves', async () => {
    const close = vi.fn();
    let mayBePaid = true;
    const { unmount } = render(<Form open={opens(close)} closesOnLeave={() => !mayBePaid} />);
    await settle();
    unmount();
    mayBePaid = false;
    await settle();
    expect(close).not.toHaveBeenCalled();
  });

  it('says that the provider is unavailable, and opens at the next try', async () => {
    const open = vi.fn<Props['open']>(opens(vi.fn())).mockRejectedValueOnce(new Error('no script'));
    render(<Form open={open} />);
    await settle();
    expect(state()).toBe('problem');
    await userEvent.click(screen.getByRole('button'));
    await settle();
    expect(state()).toBe('open');
  });
});
