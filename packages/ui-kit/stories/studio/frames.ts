/** A frame of the studio: a story, in a window of its own. */
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

export const addressOf = ({ story, scheme }: Frame): string =>
  `iframe.html?id=${story}&viewMode=story&globals=scheme:${scheme}`;
