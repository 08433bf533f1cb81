import type { Device } from '@foyer/domain';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { siteInfoLoaded } from '~/session/store/siteSlice';
import { renderScreen } from '~/testing/renderScreen';
import { site } from '~/testing/siteSample';
import { RemovalNotice } from './RemovalNotice';
import type { Removal } from './useRemoval';

const kindle: Device = {
  id: 'kindle',
  name: 'Kindle',
  mac: 'A4:83:E7:00:00:21',
  kind: 'tablet',
  thisDevice: false,
  complimentary: false,
  wired: false,
  online: false,
  addedAt: null,
  lastSeenAt: null,
  lostAt: null,
};
const HERE = 'A4:83:E7:00:00:09';
const online: Device = {
  ...kindle,
  id: 'tv',
  name: 'Hall TV',
  mac: 'A4:83:E7:00:00:22',
  online: true,
};
const here: Device = { ...kindle, id: 'phone', name: 'My phone', mac: HERE, online: true };
const hold = vi.fn<Removal['hold']>();

const noticeOf = (pending: Device[]) => () => (
  <>
    <RemovalNotice removal={{ list: {} as never, pending, begin: vi.fn(), undo: vi.fn(), hold }} />
    <a href="#next">Next</a>
  </>
);
const Screen = noticeOf([kindle]);

afterEach(() => {
  cleanup();
  hold.mockClear();
});

// DEV-12
describe('the time to undo a removal', () => {
  it('waits while a user of the keyboard is at the button, and goes on once they leave it', async () => {
    await renderScreen(Screen, undefined, 'devices');
    expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
    expect(hold).toHaveBeenLastCalledWith(true);
    await userEvent.tab();
    expect(hold).toHaveBeenLastCalledWith(false);
  });

  it('goes on where a tap gave the focus', async () => {
    const { matches } = Element.prototype;
    const tapped = vi.spyOn(Element.prototype, 'matches').mockImplementation(function (
      this: Element,
      selector,
    ) {
      return selector === ':focus-visible' ? false : matches.call(this, selector);
    });
    await renderScreen(Screen, undefined, 'devices');
    expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
    expect(hold).not.toHaveBeenCalledWith(true);
    tapped.mockRestore();
  });

  it('waits while the pointer is over the notice, even where the focus leaves it', async () => {
    await renderScreen(Screen, undefined, 'devices');
    const button = screen.getByRole('button', { name: 'Undo' });
    fireEvent.pointerEnter(button);
    await userEvent.tab();
    expect(hold).toHaveBeenLastCalledWith(true);
  });
});

// DEV-12
describe('the notice of a removal', () => {
  it.each([
    ['a device that is offline', [kindle], 'We’ve removed Kindle'],
    [
      'another device that is online',
      [online],
      'We’ve removed Hall TV',
      'It goes offline in a few seconds.',
    ],
    [
      'this device',
      [here],
      'We’ve removed My phone',
      'You’re using this device. It goes offline in a few seconds. You can connect it again if you have a free slot.',
    ],
    [
      'this device while it is offline',
      [{ ...here, online: false }],
      'We’ve removed My phone',
      'You’re using this device. It goes offline in a few seconds. You can connect it again if you have a free slot.',
    ],
    [
      'several devices that are offline',
      [kindle, { ...online, online: false }],
      'We’ve removed 2 devices',
    ],
    [
      'several devices, one of them online',
      [kindle, online],
      'We’ve removed 2 devices',
      'They go offline in a few seconds.',
    ],
    [
      'this device and others',
      [here, kindle],
      'We’ve removed 2 devices',
      'You’re using one of these devices. They go offline in a few seconds. You can connect this one again if you have a free slot.',
    ],
  ])('says of %s what happens to it', async (_, pending, title, text = '') => {
    await renderScreen(
      noticeOf(pending),
      (store) => store.dispatch(siteInfoLoaded(site({ mac: HERE }))),
      'devices',
    );
    expect(screen.getByRole('status')).toHaveTextContent(new RegExp(`^${title}${text}(?:Undo)?$`));
  });
});
