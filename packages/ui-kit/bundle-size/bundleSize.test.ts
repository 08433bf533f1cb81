import { beforeAll, describe, expect, it } from 'vitest';
import { componentGroups } from './componentGroups';
import { type Bundle, measureBundle } from './measureBundle';

const marks = Object.entries(componentGroups).map(([name, { mark }]) => ({ name, mark }));

/** Parts that contain other parts: the input of a coupon is a text field. */
const shares: Readonly<Record<string, readonly string[]>> = {
  coupon: ['text and password'],
  select: ['text and password'],
  phone: ['text and password'],
};

describe.each(Object.entries(componentGroups))('a page with %s', (name, group) => {
  let bundle: Bundle;

  beforeAll(async () => {
    bundle = await measureBundle(group.parts);
  }, 60_000);

  it('stays within the budget of the group', () => {
    console.log(`${name}: ${bundle.script} bytes of script, ${bundle.style} of style`);
    expect(bundle.script).toBeLessThanOrEqual(group.script);
    expect(bundle.style).toBeLessThanOrEqual(group.style);
  });

  it('loads nothing of the other groups', () => {
    const own = [name, ...(shares[name] ?? [])];
    const strangers = marks.filter((other) => !own.includes(other.name));
    expect(strangers.filter(({ mark }) => bundle.text.includes(mark))).toEqual([]);
  });
});
