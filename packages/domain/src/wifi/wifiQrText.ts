import type { SsidAuthType } from '../devices/device';

export type WifiNetwork = {
  readonly ssidName: string;
  readonly passphrase: string | null;
  readonly ssidAuthType: SsidAuthType;
};

/**
 * The text of a QR code that joins a network: `WIFI:T:WPA;S:name;P:key;;`. Cameras know only WPA,
 * so WPA2 and WPA3 use it too. An open network has no key.
 *
 * @returns null for a protected network without a known key
 */
export const wifiQrText = ({ ssidName, passphrase, ssidAuthType }: WifiNetwork): string | null => {
  if (ssidAuthType === 'OPEN') return `WIFI:T:nopass;S:${escaped(ssidName)};;`;
  return passphrase ? `WIFI:T:WPA;S:${escaped(ssidName)};P:${escaped(passphrase)};;` : null;
};

const escaped = (text: string): string => text.replace(/[\\;,":]/g, '\\$&');
