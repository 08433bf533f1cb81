import type { KeyCardProps } from '../../src/parts/key-card/KeyCard';

/** The key card of a plan that renews. */
export const keyCard: KeyCardProps = {
  logo: { name: 'Foyer Wi-Fi' },
  place: 'Canal Wharf',
  holder: 'Maya Fernandez',
  answer: { lead: 'Renews on', title: '9 December 2026' },
  facts: [
    { label: 'Plan', value: 'Superfast' },
    { label: 'Speed', value: '150 Mb/s' },
  ],
  qr: {
    value: 'https://wifi.example.com/v2/',
    label: 'Code that opens this portal',
    caption: 'Scan to open this portal on another device.',
  },
  asOf: 'As of 24 November 2026',
};

/** What the key card says where it does not say "Renews on". */
export const keyCardStates = {
  ends: { answer: { lead: 'Valid until', title: '9 December 2026' } },
  paused: { answer: { lead: 'Paused until', title: '3 March 2027' } },
  due: { answer: { lead: 'Your access', title: 'Payment due' } },
  included: { answer: { lead: 'Your access', title: 'Included here' }, facts: [] },
} satisfies Record<string, Partial<KeyCardProps>>;
