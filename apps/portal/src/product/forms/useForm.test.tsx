import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { email, required } from '@foyer/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startI18n } from '~/shared/i18n/i18n';
import { useForm } from './useForm';

beforeEach(async () => {
  sessionStorage.clear();
  await startI18n();
});
afterEach(cleanup);

type Send = (values: Record<'email' | 'secret', string>) => Promise<Record<string, string> | null>;

const Form = ({ onSend }: { onSend: Send }) => {
  const form = useForm({
    initial: { email: '', secret: '' },
    rules: { email: [required, email], secret: [required] },
    draft: 'test',
    secret: ['secret'],
    onSend,
  });
  return (
    <form onSubmit={(event) => void form.send(event)}>
      {(['email', 'secret'] as const).map((name) => {
        const { error, ...input } = form.field(name);
        return (
          <label key={name}>
            {name}
            <input {...input} />
            {error && <em role="alert">{error}</em>}
          </label>
        );
      })}
      <button type="submit">Send</button>
    </form>
  );
};

describe('a form', () => {
  it('shows no error while the user types, and one error for each field when it is sent', async () => {
    const send = vi.fn<Send>();
    render(<Form onSend={send} />);
    await userEvent.type(screen.getByLabelText(/email/), 'nobody');
    expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.click(screen.getByRole('button'));
    expect(screen.getAllByRole('alert')).toHaveLength(2);
    expect(send).not.toHaveBeenCalled();
  });

  it('removes an error as soon as the user corrects the value', async () => {
    render(<Form onSend={vi.fn<Send>()} />);
    await userEvent.click(screen.getByRole('button'));
    await userEvent.type(screen.getByLabelText(/email/), 'a@b.co');
    expect(screen.getAllByRole('alert')).toHaveLength(1);
  });

  it('shows the server’s error beside its field and keeps the typed values', async () => {
    render(<Form onSend={() => Promise.resolve({ email: 'This address is taken.' })} />);
    await userEvent.type(screen.getByLabelText(/email/), 'a@b.co');
    await userEvent.type(screen.getByLabelText(/secret/), 'x');
    await userEvent.click(screen.getByRole('button'));
    expect((await screen.findByRole('alert')).textContent).toBe('This address is taken.');
    expect(screen.getByLabelText<HTMLInputElement>(/email/).value).toBe('a@b.co');
  });

  it('is sent once however often the user presses its button', async () => {
    let answer: (refused: null) => void = () => undefined;
    const send = vi.fn<Send>(() => new Promise((resolve) => (answer = resolve)));
    render(<Form onSend={send} />);
    await userEvent.type(screen.getByLabelText(/email/), 'a@b.co');
    await userEvent.type(screen.getByLabelText(/secret/), 'x');
    await userEvent.dblClick(screen.getByRole('button'));
    answer(null);
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('keeps both values when two fields are set at the same moment', async () => {
    const Phones = () => {
      const form = useForm({ initial: { mobile: '', phone: '' }, rules: {}, onSend: vi.fn() });
      const fill = () => {
        form.set('mobile', '+447700900001');
        form.set('phone', '+447700900002');
      };
      return (
        <>
          <button type="button" onClick={fill}>
            Fill in
          </button>
          <output>{Object.values(form.values).join(' ')}</output>
        </>
      );
    };
    render(<Phones />);
    await userEvent.click(screen.getByRole('button'));
    expect(screen.getByRole('status').textContent).toBe('+447700900001 +447700900002');
  });

  it('sends a field whose name contains a dot, such as one of the site’s own', async () => {
    const send = vi.fn(() => Promise.resolve({ 'flat.number': 'There is no such flat.' }));
    const Flat = () => {
      const form = useForm({
        initial: { 'flat.number': '' },
        rules: { 'flat.number': [required] },
        onSend: send,
      });
      const { error, ...input } = form.field('flat.number');
      return (
        <form onSubmit={(event) => void form.send(event)}>
          <input {...input} />
          <em role="alert">{error}</em>
        </form>
      );
    };
    render(<Flat />);
    await userEvent.type(screen.getByRole('textbox'), '12{Enter}');
    expect(send).toHaveBeenCalledWith({ 'flat.number': '12' });
    expect((await screen.findByRole('alert')).textContent).toBe('There is no such flat.');
    await userEvent.clear(screen.getByRole('textbox'));
    expect(screen.getByRole('alert').textContent).toBe('Fill in this field.');
  });

  it('checks nothing after `setAll` until it is sent again', async () => {
    const Password = () => {
      const form = useForm({
        initial: { secret: '' },
        rules: { secret: [required, email] },
        onSend: () => {
          form.setAll({ secret: '' });
          return Promise.resolve(null);
        },
      });
      return (
        <form onSubmit={(event) => void form.send(event)}>
          <input {...form.field('secret')} />
          <output>{form.field('secret').error ?? 'no error'}</output>
          <button type="submit">{form.isSending ? 'Sending' : 'Send'}</button>
        </form>
      );
    };
    render(<Password />);
    await userEvent.type(screen.getByRole('textbox'), 'a@b.co{Enter}');
    await userEvent.type(screen.getByRole('textbox'), 'a');
    expect(screen.getByRole('status').textContent).toBe('no error');
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('a');
    expect(screen.getByRole('button').textContent).toBe('Send');
  });

  it('restores the typed values after a reload, without secrets', async () => {
    render(<Form onSend={vi.fn<Send>()} />);
    await userEvent.type(screen.getByLabelText(/email/), 'a@b.co');
    await userEvent.type(screen.getByLabelText(/secret/), 'hidden');
    cleanup();
    render(<Form onSend={vi.fn<Send>()} />);
    expect(screen.getByLabelText<HTMLInputElement>(/email/).value).toBe('a@b.co');
    expect(screen.getByLabelText<HTMLInputElement>(/secret/).value).toBe('');
  });
});
