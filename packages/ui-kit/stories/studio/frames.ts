/** The ids of the stories that the frames show. */
export const stories = {
  landing: 'screens-whole-screens--landing-screen',
  dashboard: 'screens-whole-screens--dashboard-screen',
  plans: 'screens-whole-screens--plans-screen',
  checkout: 'screens-whole-screens--checkout-screen',
  keyCard: 'parts-network-key-card--renews',
  logIn: 'screens-whole-screens--log-in-screen',
  billing: 'screens-whole-screens--billing-screen',
  paused: 'screens-whole-screens--paused-dashboard-screen',
  cancelled: 'screens-whole-screens--cancelled-plan-screen',
  withdrawn: 'screens-whole-screens--withdrawn-screen',
} as const;

export type Story = (typeof stories)[keyof typeof stories];

/** A frame of the studio: a story of Storybook, or the same screen on the console's page, in a window of its own. */
export interface Frame {
  title: string;
  story: Story;
  width: number;
  height: number;
  scheme: 'light' | 'dark';
}

const mainScreens: readonly Frame[] = [
  { title: 'Phone', story: stories.landing, width: 390, height: 844, scheme: 'light' },
  {
    title: 'Phone, dark',
    story: stories.dashboard,
    width: 390,
    height: 844,
    scheme: 'dark',
  },
  {
    title: 'Order and card form',
    story: stories.checkout,
    width: 390,
    height: 844,
    scheme: 'light',
  },
  {
    title: 'Key card',
    story: stories.keyCard,
    width: 390,
    height: 844,
    scheme: 'light',
  },
  {
    title: 'Desktop',
    story: stories.landing,
    width: 1280,
    height: 800,
    scheme: 'light',
  },
  {
    title: 'Desktop, dark',
    story: stories.plans,
    width: 1280,
    height: 800,
    scheme: 'dark',
  },
];

const states: readonly Frame[] = [
  { title: 'Paused', story: stories.paused, width: 390, height: 844, scheme: 'light' },
  { title: 'Cancelled, dark', story: stories.cancelled, width: 390, height: 844, scheme: 'dark' },
  { title: 'Withdrawn', story: stories.withdrawn, width: 390, height: 844, scheme: 'light' },
  { title: 'Key card, dark', story: stories.keyCard, width: 390, height: 844, scheme: 'dark' },
  { title: 'Log in, dark', story: stories.logIn, width: 1280, height: 800, scheme: 'dark' },
  { title: 'Billing', story: stories.billing, width: 1280, height: 800, scheme: 'light' },
  { title: 'Wide', story: stories.landing, width: 1920, height: 1080, scheme: 'light' },
  { title: 'Wide, paused, dark', story: stories.paused, width: 1920, height: 1080, scheme: 'dark' },
];

/** The studio shows one set at a time, because each frame loads a whole page. */
export const frameSets = {
  main: { name: 'Main screens', frames: mainScreens },
  states: { name: 'States and wide screens', frames: states },
} as const;

export type FrameSet = keyof typeof frameSets;

/** What the sandbox draws with a theme, under `/sandbox/studio/<name>`. */
export interface DrawnBySandbox extends Pick<Frame, 'title' | 'width' | 'height'> {
  name: 'mail' | 'invoice';
}

export const drawnFrames: readonly DrawnBySandbox[] = [
  { title: 'Email', name: 'mail', width: 640, height: 905 },
  { title: 'Invoice (PDF)', name: 'invoice', width: 640, height: 905 },
];

type Shown = Pick<Frame, 'story' | 'scheme'>;

/** The console's page of frames has Storybook's address, so the studio runs in both. */
export const addressOf = ({ story, scheme }: Shown): string =>
  `iframe.html?id=${story}&viewMode=story&globals=scheme:${scheme}`;

export const readAddress = (search: string): { story: string | null } & Pick<Shown, 'scheme'> => {
  const query = new URLSearchParams(search);
  const isDark = query.get('globals') === 'scheme:dark';
  return { story: query.get('id'), scheme: isDark ? 'dark' : 'light' };
};
