import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openPortal, type OpenPortal } from '~/testing/openPortal';
import { callInAnotherTab, fillIn, newEmail, PASSWORD } from '~/testing/sandbox';

/** Opens the registration form of an installation with a captcha. */
const open = async (): Promise<OpenPortal> => {
  const portal = await openPortal({
    path: '/?tab=register',
    answers: { getPublicConfig: { recaptchaSiteKey: 'site-key' } },
  });
  await fillIn(portal.user, await screen.findByLabelText('First name'), 'Robin');
  await fillIn(portal.user, screen.getByLabelText('Last name'), 'Ellis');
  await fillIn(portal.user, screen.getByRole('textbox', { name: 'Email address' }), newEmail());
  await fillIn(portal.user, screen.getByLabelText('Choose a password'), PASSWORD);
  await portal.user.click(screen.getByRole('checkbox', { name: /terms/ }));
  return portal;
};

/** Replaces the provider's script by a button that solves the captcha. */
const provide = (token: () => Promise<string>): void => {
  window.grecaptcha = {
    ready: (run) => run(),
    render: (element, { callback }) => {
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = 'I am a person';
      button.addEventListener('click', () => void token().then(callback));
      element.append(button);
      return 1;
    },
  };
};

const send = ({ user }: OpenPortal) =>
  user.click(screen.getByRole('button', { name: 'Create my account' }));
/** A new customer without a plan sees the landing page. */
const expectLoggedIn = async (): Promise<void> => {
  await waitFor(() => expect(window.location.hash).toBe('#/'));
  expect((await callInAnotherTab('/user')).status).toBe(200);
};

afterEach(() => {
  delete window.grecaptcha;
  vi.restoreAllMocks();
});

describe('the captcha', () => {
  it('must be solved before the form is sent, and is then verified', async () => {
    let url = '';
    provide(async () => {
      const answer = await fetch(`${url}/simulators/captcha/token`, { method: 'POST' });
      return ((await answer.json()) as { token: string }).token;
    });
    const portal = await open();
    ({ url } = portal);
    await send(portal);
    expect(await screen.findByText('Confirm that you’re a person first.')).toBeVisible();
    await portal.user.click(screen.getByRole('button', { name: 'I am a person' }));
    await waitFor(() => expect(screen.queryByText(/Confirm that you’re a person/)).toBeNull());
    await send(portal);
    await expectLoggedIn();
  });

  it('must be solved again when the server rejects it', async () => {
    provide(() => Promise.resolve('forged'));
    const portal = await open();
    await portal.user.click(await screen.findByRole('button', { name: 'I am a person' }));
    expect(await screen.findByText('Confirm that you’re a person first.')).toBeVisible();
  });

  it('blocks no user when its provider cannot be reached', async () => {
    vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
      for (const node of nodes)
        if (node instanceof HTMLScriptElement) node.dispatchEvent(new Event('error'));
    });
    const portal = await open();
    expect(await screen.findByText(/We couldn’t load the check/)).toBeVisible();
    await send(portal);
    await expectLoggedIn();
  });
});
