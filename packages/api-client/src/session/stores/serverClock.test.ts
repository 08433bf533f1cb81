import { describe, expect, it } from 'vitest';
import { fakeStorage } from '../../testing/fakeStorage';
import { safeStorage } from './safeStorage';
import { createServerClock } from './serverClock';

const device = Date.parse('2026-11-21T10:00:00Z');
const hour = 3_600_000;

const dated = (date: string | null) => (name: string) => (name === 'date' ? date : null);

const open = (kept?: string) => {
  const local = fakeStorage(kept === undefined ? {} : { 'foyer.skew': kept });
  return {
    local,
    clock: createServerClock(
      safeStorage(() => local),
      () => device,
    ),
  };
};

describe('the server clock', () => {
  it('uses the device’s time until a server has answered', () => {
    expect(open().clock.now()).toBe(device);
  });

  it('follows a Date header and remembers the difference for the next page', () => {
    const { clock, local } = open();
    clock.readAnswer(dated('Sat, 21 Nov 2026 11:00:00 GMT'));
    expect(clock.now()).toBe(device + hour);
    expect(local.getItem('foyer.skew')).toBe(String(hour));
  });

  it('follows a server whose clock goes back', () => {
    const { clock } = open(String(hour));
    clock.readAnswer(dated('Sat, 21 Nov 2026 09:00:00 GMT'));
    expect(clock.now()).toBe(device - hour);
  });

  it.each([
    ['no header', null],
    ['an unreadable header', 'yesterday'],
    ['a difference of two seconds', 'Sat, 21 Nov 2026 10:00:02 GMT'],
  ])('is not changed by %s', (_, header) => {
    const { clock } = open();
    clock.readAnswer(dated(header));
    expect(clock.now()).toBe(device);
  });

  it('ignores the Date header of a cached answer', () => {
    const { clock } = open();
    const cached = { age: '120', date: 'Sat, 21 Nov 2026 11:00:00 GMT' };
    clock.readAnswer((name) => cached[name as keyof typeof cached] ?? null);
    expect(clock.now()).toBe(device);
  });

  it('ignores a stored difference that is not a number', () => {
    expect(open('soon').clock.now()).toBe(device);
  });
});
