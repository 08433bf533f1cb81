import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MINUTE } from '../time/instant';
import { supportCode, readSupportCode } from './supportCode';
import {
  connectionFinding,
  connectionSteps,
  stepResults,
  type ConnectionResults,
  type VenueState,
} from './connectionCheck';

const works: ConnectionResults = {
  network: 'works',
  gateway: 'works',
  service: 'works',
  plan: 'works',
  device: 'works',
  internet: 'works',
};
const unknown: ConnectionResults = {
  network: 'unknown',
  gateway: 'unknown',
  service: 'unknown',
  plan: 'unknown',
  device: 'unknown',
  internet: 'unknown',
};

// STATUS-3
describe('what a check of the connection comes to', () => {
  it.each<[string, Partial<ConnectionResults>, VenueState | null]>([
    ['works', {}, 'normal'],
    ['works', {}, 'planned'],
    ['works', { internet: 'unknown' }, null],
    ['noNetwork', { network: 'fails', gateway: 'fails', service: 'fails' }, null],
    ['nothingAnswers', { gateway: 'fails', service: 'fails' }, null],
    ['serviceFails', { service: 'fails', plan: 'unknown' }, null],
    ['serviceFails', { gateway: 'unknown', service: 'fails' }, null],
    ['gatewayFails', { gateway: 'fails', device: 'unknown' }, null],
    ['outage', { internet: 'fails' }, 'outage'],
    ['outage', { internet: 'unknown' }, 'outage'],
    ['works', {}, 'outage'],
    ['gatewayFails', { gateway: 'fails' }, 'outage'],
    ['noPlan', { plan: 'fails', device: 'fails', internet: 'fails' }, 'outage'],
    ['notOnline', { device: 'fails', internet: 'fails' }, 'outage'],
    ['noPlan', { plan: 'fails', device: 'fails', internet: 'fails' }, 'normal'],
    ['notOnline', { device: 'fails', internet: 'fails' }, 'normal'],
    ['noInternet', { internet: 'fails' }, 'normal'],
    ['unknown', { device: 'unknown', internet: 'unknown' }, null],
  ])('is %s for %o', (finding, faults, state) => {
    expect(connectionFinding({ ...works, ...faults }, state)).toBe(finding);
  });
});

// LOST-2
describe('on a device that its owner has reported lost, a check comes to', () => {
  it.each<[string, Partial<ConnectionResults>, VenueState | null]>([
    ['deviceLost', { plan: 'fails', device: 'fails', internet: 'fails' }, 'normal'],
    ['serviceFails', { service: 'fails' }, null],
    ['gatewayFails', { gateway: 'fails', plan: 'fails' }, null],
    ['deviceLost', { plan: 'fails' }, 'outage'],
  ])('%s for %o', (finding, faults, state) => {
    expect(connectionFinding({ ...works, ...faults }, state, true)).toBe(finding);
  });
});

// STATUS-4
describe('a support code', () => {
  const result = fc.constantFrom(...stepResults);
  const results = fc.record(
    Object.fromEntries(connectionSteps.map((step) => [step, result])),
  ) as fc.Arbitrary<ConnectionResults>;
  const at = fc.integer({ min: 0, max: 4e12 });

  it('says what was checked and in which minute, up to half a year later', () => {
    fc.assert(
      fc.property(results, at, fc.nat(180 * 24 * 60), (checked, then, minutes) => {
        const read = readSupportCode(supportCode(checked, then), then + minutes * MINUTE);
        expect(read).toEqual({ results: checked, at: then - (then % MINUTE) });
      }),
    );
  });

  it('is read in small letters, with spaces and with letters for digits', () => {
    const code = supportCode(unknown, 0);
    expect(code).toBe('000-0000');
    expect(readSupportCode(' oOo 0oO0 ', 0)).toEqual({ results: unknown, at: 0 });
  });

  it('is refused with one wrong letter, a letter too few or too many', () => {
    const code = supportCode(works, Date.UTC(2026, 10, 26, 9, 30));
    const wrong = code.replace(/.$/, (last) => (last === '7' ? '8' : '7'));
    for (const text of [wrong, code.slice(1), `${code}0`, '', 'help'])
      expect(readSupportCode(text, Date.UTC(2026, 10, 26, 10))).toBeNull();
  });

  it('is refused with two letters in each other’s place', () => {
    const then = Date.UTC(2026, 10, 26, 9, 30);
    const code = supportCode({ ...works, plan: 'fails' }, then);
    const [first = '', second = '', ...rest] = code;
    expect(first).not.toBe(second);
    expect(readSupportCode([second, first, ...rest].join(''), then)).toBeNull();
  });
});
