import type { NetworkKeyCardProps } from '../../src/parts/network-key-card/NetworkKeyCard';

/** A network of one's own, without what happens when something is copied. */
export const networkKey: Omit<NetworkKeyCardProps, 'onCopied' | 'action'> = {
  heading: 'Your own network',
  text: 'Only your devices see each other here.',
  status: 'On',
  qr: {
    value: 'WIFI:T:WPA;S:CanalWharf-Home;P:harbour-lantern-42;;',
    label: 'Code to connect to CanalWharf-Home',
    caption: 'Point another phone’s camera here to connect',
  },
  network: { label: 'Network name (SSID)', value: 'CanalWharf-Home', copyLabel: 'Copy the name' },
  secretKey: {
    label: 'Wi-Fi password',
    value: 'harbour-lantern-42',
    copyLabel: 'Copy Wi-Fi password',
    secret: { showLabel: 'Show Wi-Fi password', hideLabel: 'Hide Wi-Fi password' },
  },
};
