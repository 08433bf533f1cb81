/** What a special customer code changes. A missing trait keeps the usual behaviour. */
export type CustomerTraits = {
  /** The theme if the site names none. */
  readonly theme?: string;
  /** The brand in the page title, in place of the theme's. */
  readonly brand?: string;
  /** A holiday park, whatever the site information says. */
  readonly holidayPark?: true;
  /** The corner radius of cards in pixels. */
  readonly cardRadius?: number;
  /** The billing cycle that is selected first, if the site has it. */
  readonly defaultCategory?: string;
  /** The chat launcher's distance from the bottom in pixels. */
  readonly chatOffset?: number;
};

/**
 * The six special customer codes. Other code never asks for a customer code by name. The codes are
 * examples; an operator puts its own here. Rule SITE-9.
 */
export const customerCodes: Readonly<Record<string, CustomerTraits>> = {
  MEADOW: { theme: 'meadow-resorts', defaultCategory: '1week' },
  COVE: { theme: 'pebble-cove', brand: 'Pebble Cove Wi-Fi' },
  LAKESIDE: { theme: 'parkconnect', holidayPark: true },
  NORTHQUAD: { theme: 'northquad', defaultCategory: '1month' },
  ROOST: { theme: 'roost', cardRadius: 8 },
  HALDEN: { theme: 'halden', chatOffset: 72 },
};

const NONE: CustomerTraits = {};

/** Compares in upper case. Most customer codes change nothing. */
export const customerTraits = (customerCode: string | null | undefined): CustomerTraits => {
  const code = customerCode?.toUpperCase() ?? '';
  return (Object.hasOwn(customerCodes, code) ? customerCodes[code] : undefined) ?? NONE;
};
