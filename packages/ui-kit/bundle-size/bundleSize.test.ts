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

let base: Bundle;

beforeAll(async () => {
  base = await measureBundle(['PartsProvider']);
}, 60_000);

describe.each(Object.entries(componentGroups))('a page with %s', (name, group) => {
  let bundle: Bundle;

  beforeAll(async () => {
    bundle = group.parts.length > 0 ? await measureBundle(['PartsProvider', ...group.parts]) : base;
  }, 60_000);

  it('stays within the budget of the group', () => {
    const script = group.parts.length > 0 ? bundle.script - base.script : bundle.script;
    console.log(`${name}: ${script} bytes of script, ${bundle.style} of style`);
    expect(script).toBeLessThanOrEqual(group.script);
    expect(bundle.style).toBeLessThanOrEqual(group.style);
  });

  it('loads nothing of the other groups', () => {
    const own = [name, ...(shares[name] ?? [])];
    const strangers = marks.filter((other) => !own.includes(other.name));
    expect(strangers.filter(({ mark }) => bundle.text.includes(mark))).toEqual([]);
  });
});
