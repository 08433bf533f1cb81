import type * as Parts from '@foyer/ui-kit/parts';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openPortal } from '~/testing/openPortal';
import { SIGN_IN_WINDOW } from '~/testing/signInWindow';

const { drawn, codes } = vi.hoisted(() => ({
  drawn: { picture: null as Blob | null },
  /** What the code holds. */
  codes: [] as string[],
}));

// A test's page has no canvas: Storybook draws the picture.
vi.mock('@foyer/ui-kit/parts', async (load) => {
  const parts = await load<typeof Parts>();
  const KeyCard: typeof Parts.KeyCard = (props) => {
    codes.push(props.qr.value);
    return parts.KeyCard(props);
  };
  return { ...parts, KeyCard, keyCardPicture: () => Promise.resolve(drawn.picture) };
});

/** The open page, without the menu. */
const page = () => within(screen.getByRole('main'));

const card = { path: '/portal?view=key-card' };

afterEach(() => {
  vi.restoreAllMocks();
  codes.length = 0;
});

describe('the key card', () => {
  it('is one tap away on every page, and shows the name, the plan and its date', async () => {
    const { user } = await openPortal({ persona: 'maya', path: '/portal/my-account' });
    await screen.findByRole('heading', { level: 1, name: /^Account Details/ });
    await user.click(page().getByRole('link', { name: 'Key card' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Key card' })).toBeVisible();
    expect(await page().findByText('Maya Okafor')).toBeVisible();
    expect(page().getByRole('heading', { name: /^Renews on/ })).toBeVisible();
    expect(page().getByText('150 Mb/s')).toBeVisible();
    expect(page().getByRole('img', { name: 'Code that opens this portal' })).toBeVisible();
  });

  it.each([
    ['valid until', { venue: 'hartsmere-forest', persona: 'rhys' }, /^Valid until/],
    ['paused until', { venue: 'ruda-park-connect', persona: 'paused' }, /^Paused until/],
  ])('says the time up to which it is %s', async (_, who, title) => {
    await openPortal({ ...who, path: '/portal/my-account?view=key-card' });
    expect(await screen.findByRole('heading', { name: title })).toHaveTextContent(
      / at \d{1,2}:\d\d/,
    );
  });

  // SUB-20
  it('says of a boost when it ends, and that the access is included', async () => {
    const portal = await openPortal({ venue: 'union-street', persona: 'priya', path: '/portal' });
    const at = '2090-12-02T20:00:00Z';
    const subscription = {
      id: 'sub-1',
      state: 'active',
      priceId: 'us-boost-1week',
      title: 'Exam boost',
      price: 6,
      currency: 'GBP',
      recurring: false,
      periodEnd: at,
    };
    window.location.hash = '#/portal/my-account?view=key-card';
    await portal.reload({ getDashboard: { subscription, serviceEndDate: at } });
    expect(await screen.findByRole('heading', { name: /Included here/ })).toBeVisible();
    expect(page().getByText('Exam boost')).toBeVisible();
    expect(page().getByText('Boost until')).toBeVisible();
    expect(page().getByText(/^December 2, 2090|^2 December 2090/)).toBeVisible();
    expect(screen.queryByText(/Valid until/)).toBeNull();
  });

  // CARD-2
  it('holds only the address of the portal in its code', async () => {
    await openPortal({ persona: 'maya', ...card });
    await screen.findByRole('img', { name: 'Code that opens this portal' });
    expect(new Set(codes)).toEqual(new Set([window.location.origin + window.location.pathname]));
    expect(codes.join()).not.toMatch(/[?#@]|token|mac/i);
  });

  it('saves a picture, and says so when the browser gives none', async () => {
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    URL.createObjectURL = () => 'blob:picture';
    const { user } = await openPortal({ persona: 'maya', ...card });
    const save = await screen.findByRole('button', { name: 'Save as an image' });
    await user.click(save);
    expect(await screen.findByText(/We couldn’t make the image/)).toBeVisible();
    drawn.picture = new Blob(['picture'], { type: 'image/png' });
    await user.click(save);
    await waitFor(() => expect(click).toHaveBeenCalledOnce());
    expect(click.mock.contexts[0]).toMatchObject({ download: 'key-card.png' });
  });

  it('prints', async () => {
    const print = vi.spyOn(window, 'print').mockReturnValue();
    const { user } = await openPortal({ persona: 'maya', ...card });
    await user.click(await screen.findByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
  });

  it('says in a phone’s sign-in window where the user can save and print it', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(SIGN_IN_WINDOW);
    await openPortal({ persona: 'maya', ...card });
    expect(
      await screen.findByText(/^To save or print the card, open this address/),
    ).toHaveTextContent(window.location.origin);
    expect(screen.queryByRole('button', { name: /Save as an image|Print/ })).toBeNull();
  });

  describe('for a wallet', () => {
    const apple = 'https://wifi.example/api/key-card-pass/apple/signed';
    const google = 'https://wifi.example/api/key-card-pass/google/signed';
    const both = { appleWalletUrl: apple, googleWalletUrl: google };
    const neither = { appleWalletUrl: null, googleWalletUrl: null };
    const iPhone = `${SIGN_IN_WINDOW} Version/18.1 Safari/604.1`;
    const android = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/142.0 Mobile Safari/537.36';
    const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/142.0 Safari/537.36';

    // CARD-4
    it.each([
      ['leads an iPhone to Apple Wallet', iPhone, both, [['Add to Apple Wallet', apple]]],
      [
        'leads an Android phone to Google Wallet',
        android,
        both,
        [['Add to Google Wallet', google]],
      ],
      ['has no button on a computer without a wallet', windows, both, []],
      ['has no button where the operator signs no pass', iPhone, neither, []],
      ['has no button for another wallet', android, { ...both, googleWalletUrl: null }, []],
    ])('%s', async (_, userAgent, getDashboard, expected) => {
      vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
      await openPortal({ persona: 'maya', ...card, answers: { getDashboard } });
      await screen.findByRole('button', { name: 'Save as an image' });
      const links = page().queryAllByRole('link', { name: /Wallet/ });
      expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(expected);
    });
  });

  // CARD-4
  it('says that a link to the pass is old, and shows the card', async () => {
    await openPortal({ persona: 'maya', path: '/portal/my-account?view=key-card&link=old' });
    const said = 'That link to a key card no longer works. You can get your card here.';
    expect(await screen.findByText(said)).toBeVisible();
    expect(screen.getByRole('heading', { name: /^Renews on/ })).toBeVisible();
  });

  it('opens again without a network', async () => {
    const { user, goTo, injectFault } = await openPortal({ persona: 'maya', ...card });
    await screen.findByRole('heading', { name: /^Renews on/ });
    goTo('/portal/my-account');
    await screen.findByRole('heading', { level: 1, name: /^Account Details/ });
    await injectFault({ call: '*', kind: 'no-response' });
    await user.click(page().getByRole('link', { name: 'Key card' }));
    expect(await screen.findByRole('heading', { name: /^Renews on/ })).toBeVisible();
  });

  // CARD-1
  it('promises nothing to a person without a plan', async () => {
    await openPortal({
      persona: 'maya',
      ...card,
      answers: { getDashboard: { subscription: null, subscriptionId: null } },
    });
    // The account still says that there is access, so the page says no date.
    expect(await screen.findByRole('heading', { name: 'Your access Active' })).toBeVisible();
  });

  it('says that a paused plan is paused', async () => {
    const { user } = await openPortal({
      venue: 'ruda-park-connect',
      persona: 'paused',
      path: '/portal/my-account',
    });
    await screen.findByRole('heading', { level: 1, name: /^Account Details/ });
    await user.click(page().getByRole('link', { name: 'Key card' }));
    expect(await screen.findByRole('heading', { name: /^Paused until/ })).toBeVisible();
  });
});
