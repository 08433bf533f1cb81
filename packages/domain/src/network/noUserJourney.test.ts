import { describe, expect, it } from 'vitest';
import { portalTypes } from '../portal-types/portalType';
import { hasNoUserJourney, noUserSteps } from './noUserJourney';

describe('devices are let in without an account', () => {
  it('in portal types that have none', () => {
    const types = portalTypes.filter((portalType) =>
      hasNoUserJourney({ portalType, isNoUserJourneyEnabled: false }),
    );
    expect(types).toEqual(['ANCHOR_NUJ', 'PDR_NUJ']);
  });

  it('wherever the site says so', () => {
    expect(hasNoUserJourney({ portalType: 'PAYG', isNoUserJourneyEnabled: true })).toBe(true);
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
