import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { openPortal } from '~/testing/openPortal';

const path = '/portal/manage-your-plan/cancel';

// SITE-18
describe('English on a British device', () => {
  it('is American at a site in the United States: its spelling, its dates and its clock', async () => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-GB']);
    const { goTo } = await openPortal({ venue: 'mercer-lofts', persona: 'dana', path });
    expect(await screen.findByText('Why are you canceling?')).toBeVisible();
    goTo(`${path}?reason=leaving`);
    expect((await screen.findByText(/runs until/)).textContent).toMatch(
      /until [A-Z][a-z]+ \d+, \d{4}/,
    );
    goTo('/portal/preferences-and-privacy');
    expect(await screen.findByText(/If you don’t recognize a log-in/)).toBeVisible();
    expect((await screen.findAllByText(/\d:\d\d\s[AP]M/))[0]).toBeVisible();
  });

  it('is British elsewhere', async () => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-GB']);
    const { goTo } = await openPortal({ venue: 'canal-wharf', persona: 'maya', path });
    expect(await screen.findByText('Why are you cancelling?')).toBeVisible();
    goTo(`${path}?reason=leaving`);
    expect((await screen.findByText(/runs until/)).textContent).toMatch(/until \d+ [A-Z]/);
  });
});
