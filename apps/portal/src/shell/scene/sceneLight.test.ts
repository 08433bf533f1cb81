import { DAY } from '@foyer/domain';
import { describe, expect, it } from 'vitest';
import { sceneLight } from './sceneLight';

/** A day in June, at this hour of the device. */
const at = (hour: number): number => new Date(2026, 5, 10, hour, 30).getTime();
const NOON = at(12);
const facts = { end: null, isPaused: false, isOffline: false, now: NOON, timeZone: null };

describe('the light of the drawing', () => {
  it.each([
    [5, 'night'],
    [6, 'dusk'],
    [8, 'day'],
    [17, 'day'],
    [18, 'dusk'],
    [20, 'dusk'],
    [21, 'night'],
  ])('at half past %i is %s', (hour, light) => {
    expect(sceneLight({ ...facts, now: at(hour) }).hour).toBe(light);
  });

  // 12:30 in Greenwich
  it.each([
    ['Europe/London', 'day'],
    ['America/Los_Angeles', 'night'],
    ['Asia/Kolkata', 'dusk'],
    ['Asia/Tokyo', 'night'],
  ])('is that of the venue’s own clocks in %s', (timeZone, light) => {
    const now = Date.UTC(2026, 5, 10, 12, 30);
    expect(sceneLight({ ...facts, now, timeZone }).hour).toBe(light);
  });

  it('is that of the device where the browser does not know the venue’s time zone', () => {
    const elsewhere = { ...facts, timeZone: 'Mars/Olympus' };
    expect(sceneLight(elsewhere).hour).toBe(sceneLight(facts).hour);
  });

  it.each([
    ['is full where the plan renews', null, 1],
    ['is full long before the end', NOON + 30 * DAY, 1],
    ['is at half in the middle of the last 7 days', NOON + 3.5 * DAY, 0.5],
    ['is out after the end', NOON - DAY, 0],
  ])('%s', (_, end, left) => {
    expect(sceneLight({ ...facts, end }).left).toBe(left);
  });

  it('is dusk while the plan is paused, and grey without a network', () => {
    expect(sceneLight(facts).access).toBe('on');
    expect(sceneLight({ ...facts, isPaused: true }).access).toBe('paused');
    expect(sceneLight({ ...facts, isPaused: true, isOffline: true }).access).toBe('offline');
  });
});
