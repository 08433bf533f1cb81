/** The customers whose brands the project comes with; other themes may be added. */
export const customers = [
  'halden',
  'meadow-resorts',
  'meridian',
  'northquad',
  'parkconnect',
  'pebble-cove',
  'roost',
];
