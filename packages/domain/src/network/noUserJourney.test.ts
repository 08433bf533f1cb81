import { describe, expect, it } from 'vitest';
import { noUserDevices, noUserSteps } from './noUserJourney';

describe('the no-user journey connects', () => {
  it.each([
    ['ANCHOR_NUJ', false, ['own']],
    ['ANCHOR_NUJ', true, ['own', 'other']],
    ['PDR_NUJ', true, ['own', 'other']],
    ['FREE_SIGN_UP', true, ['own', 'other']],
    ['PAYG', true, ['other']],
    ['PAYG', false, ['own']],
    ['SFA', true, ['other']],
  ] as const)('at %s, other devices %s: %o', (portalType, isEnabledNujHeadlessDevices, devices) => {
    expect(noUserDevices({ portalType, isEnabledNujHeadlessDevices })).toEqual(devices);
  });
});

describe('the no-user journey', () => {
  it.each([
    [false, false, ['terms', 'connect']],
    [true, false, ['terms', 'device', 'connect']],
    [false, true, ['terms', 'check', 'connect']],
    [true, true, ['terms', 'device', 'check', 'connect']],
  ])(
    'with headless devices %s and CPE check %s: %o',
    (isEnabledNujHeadlessDevices, isCpeEnabled, steps) => {
      expect(noUserSteps({ isEnabledNujHeadlessDevices, isCpeEnabled })).toEqual(steps);
    },
  );
});
