import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { minimal, user as account } from '~/testing/minimal/minimalAnswers';
import { closeAgainst, openAgainst, said } from '~/testing/minimal/openAgainst';

const page = '/portal/my-account/edit';
const site = minimal.getSiteInfo as { body: object };

vi.setConfig({ testTimeout: 60_000 });
afterEach(closeAgainst);

// PREF-5
it.each([
  ['only needs the password', {}, {}, false],
  ['confirms addresses', { features: { email_activation: true } }, {}, true],
  ['waits for another address', {}, { pendingEmail: 'next@example.com' }, true],
])('announces an email to the new address where the backend %s', async (_, at, user, announces) => {
  const facts = { email: 'ann@example.com', contactChangeNeedsPassword: true, ...user };
  await openAgainst(
    {
      ...minimal,
      getSiteInfo: { body: { ...site.body, ...at } },
      getRegistrationFields: { body: { fields: [{ name: 'email' }] } },
      getUser: { body: account(facts) },
    },
    page,
  );
  await said(page);
  const hint = /^We’ll send an email to the new address/;
  expect(screen.getByLabelText('Email address')).toBeVisible();
  expect(screen.queryAllByText(hint)).toHaveLength(announces ? 1 : 0);
});

it('says that a value can be changed, but not removed, and doesn’t call it optional', async () => {
  const facts = { email: 'ann@example.com', firstName: 'Ann', lastName: null };
  await openAgainst(
    {
      ...minimal,
      getRegistrationFields: { body: { fields: [{ name: 'email' }] } },
      getUser: { body: account(facts) },
    },
    page,
  );
  await said(page);
  const first = screen.getByLabelText('First name');
  expect(screen.getByLabelText(/^Last name.*optional/)).toBeVisible();
  await userEvent.clear(first);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(first).toHaveAccessibleDescription(/You can change this, but not remove it\./);
});
