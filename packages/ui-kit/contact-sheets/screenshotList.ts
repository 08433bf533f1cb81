/** A window's size in pixels. */
export interface Size {
  width: number;
  height: number;
}

/** One picture to take. */
export interface Screenshot {
  story: string;
  scheme: 'light' | 'dark';
  size: Size;
}

const desktop: Size = { width: 1280, height: 800 };
const phone: Size = { width: 390, height: 844 };

const screen = (name: string, size: Size, scheme: Screenshot['scheme'] = 'light'): Screenshot => ({
  story: `screens-whole-screens--${name}-screen`,
  scheme,
  size,
});

const gallery = (story: string, scheme: Screenshot['scheme'] = 'light'): Screenshot => ({
  story: `galleries-${story}`,
  scheme,
  size: { width: 1280, height: 900 },
});

/** The pictures of a contact sheet, row by row. The pictures of a row have one height. */
export const rows: readonly (readonly Screenshot[])[] = [
  [screen('landing', desktop), screen('dashboard', desktop), screen('dashboard', desktop, 'dark')],
  [
    screen('landing', phone),
    screen('log-in', phone),
    screen('code', phone, 'dark'),
    screen('plans', phone),
    screen('checkout', phone),
    screen('dashboard', phone),
    screen('devices', phone, 'dark'),
    screen('billing', phone),
  ],
  [
    screen('log-in', desktop),
    screen('plans', desktop),
    screen('checkout', desktop),
    screen('billing', desktop),
  ],
  [
    gallery('pages--words-and-signs'),
    gallery('pages--actions-page'),
    gallery('pages--surfaces-page'),
    gallery('pages--numbers-page'),
  ],
  [
    gallery('pages--fields-page'),
    gallery('pages--lists-page', 'dark'),
    gallery('overlays--error-shown'),
    gallery('overlays--success-shown', 'dark'),
  ],
];
