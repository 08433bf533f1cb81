/** The theme's main colour, in which a venue's invoices are drawn. */
const brandColours: Readonly<Record<string, string>> = {
  foyer: '#2136F0',
  halden: '#6E2149',
  'meadow-resorts': '#17593F',
  meridian: '#1D4E6B',
  northquad: '#111111',
  parkconnect: '#C53D0A',
  'pebble-cove': '#0B6573',
  roost: '#3420D6',
};

export const brandColour = (theme: string): string => brandColours[theme] ?? '#2136F0';

/** Colours of everything that is the same at each venue. */
export const colours = {
  ink: '#0B1138',
  quiet: '#525A80',
  line: '#DDE2F3',
  sunken: '#F4F6FD',
  positive: '#08714A',
  positiveSoft: '#D9F4E6',
  warning: '#864C00',
  warningSoft: '#FFEBC2',
} as const;

/** Edges of an A4 page, in points. */
export const edges = { left: 56, right: 539, foot: 762 } as const;
export const width = edges.right - edges.left;
