/** The customers whose brands the specification gives; other themes may be added. */
export const customers = [
  'halden',
  'meadow-resorts',
  'meridian',
  'northquad',
  'parkconnect',
  'pebble-cove',
  'roost',
];
