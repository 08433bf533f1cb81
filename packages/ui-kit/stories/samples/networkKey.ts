import type { NetworkKeyCardProps } from '../../src/parts/network-key-card/NetworkKeyCard';

/** A network of one's own, without what happens when something is copied. */
export const networkKey: Omit<NetworkKeyCardProps, 'onCopied' | 'action'> = {
  heading: 'Your own network',
  text: 'Only your devices see each other here.',
  status: 'On',
  qr: {
    value: 'WIFI:T:WPA;S:CanalWharf-Home;P:harbour-lantern-42;;',
    label: 'Code to join CanalWharf-Home',
    caption: 'Point another phone’s camera here to join',
  },
  network: { label: 'Network name (SSID)', value: 'CanalWharf-Home', copyLabel: 'Copy the name' },
  secretKey: {
    label: 'Key',
    value: 'harbour-lantern-42',
    copyLabel: 'Copy the key',
    secret: { showLabel: 'Show the key', hideLabel: 'Hide the key' },
  },
};
