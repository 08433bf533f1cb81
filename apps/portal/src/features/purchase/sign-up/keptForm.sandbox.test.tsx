import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { openPortal } from '~/testing/openPortal';
import { areRequestsUnderWay, bodiesOf } from '~/testing/faults/recordCalls';
import { fillIn, PASSWORD } from '~/testing/sandbox';

const path = '/select-plan?plan=cw-plus-month&step=sign-up';
const mac = '02:A4:83:E7:40:01';

const savedForms = () =>
  bodiesOf('saveOrder').flatMap((body) => (body as { form?: object }).form ?? []);

// BUY-26
it('a form that was typed in a window that is gone comes back to the device, and to no other', async () => {
  const { user } = await openPortal({ path, mac });
  await fillIn(user, await screen.findByLabelText('First name'), 'Robin');
  await fillIn(user, screen.getByRole('textbox', { name: 'Email address' }), 'robin@post.example');
  await fillIn(user, screen.getByLabelText('Choose a password'), PASSWORD);
  await user.click(screen.getByRole('checkbox', { name: /terms/ }));
  await waitFor(() =>
    expect(savedForms().at(-1)).toMatchObject({ firstName: 'Robin', email: 'robin@post.example' }),
  );
  expect(JSON.stringify(savedForms())).not.toMatch(/password|terms|marketing/);

  const again = await openPortal({ mac });
  await again.user.click(await screen.findByRole('link', { name: 'Finish your order' }));
  expect(await screen.findByLabelText('First name')).toHaveValue('Robin');
  expect(screen.getByRole('textbox', { name: 'Email address' })).toHaveValue('robin@post.example');
  expect(screen.getByLabelText('Choose a password')).toHaveValue('');
  expect(screen.getByRole('checkbox', { name: /terms/ })).not.toBeChecked();

  await openPortal({ path });
  expect(await screen.findByLabelText('First name')).toHaveValue('');
});

it('what this window has typed since comes before what was saved', async () => {
  const { user } = await openPortal({ path, mac: '02:A4:83:E7:40:02' });
  await fillIn(user, await screen.findByLabelText('First name'), 'Robin');
  await waitFor(() => expect(savedForms()).toHaveLength(1));
  const again = await openPortal({ mac: '02:A4:83:E7:40:02' });
  await again.user.click(await screen.findByRole('link', { name: 'Finish your order' }));
  await fillIn(again.user, await screen.findByLabelText('First name'), 'Kim');
  again.goTo('/');
  await again.user.click(await screen.findByRole('link', { name: 'Finish your order' }));
  expect(await screen.findByLabelText('First name')).toHaveValue('Kim');
});

it('a kept form is there too where the window opens straight at the form', async () => {
  const here = { path, mac: '02:A4:83:E7:40:03' };
  const { user } = await openPortal(here);
  await fillIn(user, await screen.findByLabelText('First name'), 'Robin');
  await waitFor(() => expect(savedForms()).toHaveLength(1));
  await openPortal(here);
  await screen.findByLabelText('First name');
  // The answer may come after the form.
  await waitFor(() => expect(screen.getByLabelText('First name')).toHaveValue('Robin'));
});

it('a kept form that comes late leaves the focus where the person has put it', async () => {
  const here = { path, mac: '02:A4:83:E7:40:05' };
  const { user } = await openPortal(here);
  await fillIn(user, await screen.findByLabelText('First name'), 'Robin');
  await waitFor(() => expect(savedForms()).toHaveLength(1));
  const late = { call: 'getOrder', kind: 'slow', delayMs: 3000 } as const;
  const again = await openPortal({ ...here, faults: [late] });
  const email = await screen.findByRole('textbox', { name: 'Email address' });
  await again.user.click(email);
  const keptForm = () => again.store.getState().session.order?.form;
  await waitFor(() => expect(keptForm()).toMatchObject({ firstName: 'Robin' }), {
    timeout: 10_000,
  });
  expect(email).toHaveFocus();
});

it('what was typed before the server kept the order is saved as soon as it does', async () => {
  const { user, clearFaults, goTo } = await openPortal({
    path,
    mac: '02:A4:83:E7:40:04',
    faults: [{ call: 'saveOrder', kind: '500' }],
  });
  await fillIn(user, await screen.findByLabelText('First name'), 'Robin');
  await waitFor(() => expect(bodiesOf('saveOrder')).not.toEqual([]));
  await waitFor(() => expect(areRequestsUnderWay()).toBe(false));
  // A hidden window saves its form without waiting for a pause in the typing.
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  fireEvent(document, new Event('visibilitychange'));
  hidden.mockRestore();
  expect(savedForms()).toEqual([]);
  await clearFaults();
  goTo(`${path}&coupon=AUTUMN20`);
  await waitFor(() => expect(savedForms().at(-1)).toMatchObject({ firstName: 'Robin' }));
});
