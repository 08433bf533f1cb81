/**
 * Loaded before a sandbox's own code (`node --import`): its day begins at a fixed time, so that what it seeds and shows is the
 * same on every day.
 */
const START = Date.parse('2026-11-30T09:00:00Z');
const RealDate = Date;
const offset = START - RealDate.now();

globalThis.Date = class extends RealDate {
  constructor(...parts) {
    if (parts.length === 0) super(RealDate.now() + offset);
    else super(...parts);
  }
  static now() {
    return RealDate.now() + offset;
  }
};
