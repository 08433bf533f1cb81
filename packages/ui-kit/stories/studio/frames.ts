/** A frame of the studio: a story of Storybook, or the same screen on the console's page, in a window of its own. */
export interface Frame {
  title: string;
  /** The story's id. */
  story: string;
  width: number;
  height: number;
  scheme: 'light' | 'dark';
}

const screen = 'screens-whole-screens--';

export const frames: readonly Frame[] = [
  { title: 'Phone', story: `${screen}landing-screen`, width: 390, height: 844, scheme: 'light' },
  {
    title: 'Phone, dark',
    story: `${screen}dashboard-screen`,
    width: 390,
    height: 844,
    scheme: 'dark',
  },
  {
    title: 'Order and card form',
    story: `${screen}checkout-screen`,
    width: 390,
    height: 844,
    scheme: 'light',
  },
  {
    title: 'Key card',
    story: 'parts-network-key-card--renews',
    width: 390,
    height: 844,
    scheme: 'light',
  },
  {
    title: 'Desktop',
    story: `${screen}landing-screen`,
    width: 1280,
    height: 800,
    scheme: 'light',
  },
  {
    title: 'Desktop, dark',
    story: `${screen}plans-screen`,
    width: 1280,
    height: 800,
    scheme: 'dark',
  },
];

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

export const readAddress = (search: string): Shown => {
  const query = new URLSearchParams(search);
  const isDark = query.get('globals') === 'scheme:dark';
  return { story: query.get('id') ?? '', scheme: isDark ? 'dark' : 'light' };
};
