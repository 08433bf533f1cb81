import type { Dashboard, RadiusNotification, SpeedTestResult } from '@foyer/domain';
import { getDashboard, saveSpeedTest } from '../../contract/devices/dashboardCalls';
import {
  dismissDeviceNotification,
  getDeviceNotifications,
  handleDpsk,
  updateCloudpathDpsk,
} from '../../contract/devices/networkCalls';
import { type Answer, mapLater } from '../../transport/answer';
import type { CallOptions } from '../../transport/callRequest';
import { ask, type Sender } from '../parts/ask';
import { isoInstant } from '../parts/isoInstant';
import { pickOrNull } from '../parts/pick';
import { readDashboard } from './readDashboard';

/** The personal network's key, and its name where the answer says. */
export type NetworkKey = { readonly passphrase: string; readonly ssidName: string | null };

/** A key kept outside: make a new one, or admit one more device under it. */
export type CloudpathChange = {
  readonly renew?: boolean;
  readonly mac?: string;
  readonly name?: string;
};

/** Dashboard and network. Specification, section 7: "Dashboard, devices and network". */
export const networkResource = (sender: Sender) => ({
  /** What the dashboard shows. */
  getDashboard: (options?: CallOptions): Promise<Answer<Dashboard>> =>
    mapLater(ask(sender, getDashboard, {}, options), readDashboard),

  /** Reads the key. With `renew` it makes a new one, and every device must rejoin. */
  handleDpsk: (renew: boolean, options?: CallOptions): Promise<Answer<NetworkKey>> =>
    mapLater(ask(sender, handleDpsk, { body: { renew } }, options), readKey),

  /** The same where the key is kept outside. */
  updateCloudpathDpsk: (
    body: CloudpathChange,
    options?: CallOptions,
  ): Promise<Answer<NetworkKey>> =>
    mapLater(ask(sender, updateCloudpathDpsk, { body }, options), readKey),

  /** Notices about a device. @param mac null when unknown: it is not sent then */
  getDeviceNotifications: (
    customerCode: string | null,
    mac: string | null,
    options?: CallOptions,
  ): Promise<Answer<RadiusNotification[]>> =>
    ask(
      sender,
      getDeviceNotifications,
      { query: { ...(customerCode && { customerCode }), ...(mac && { mac }) } },
      options,
    ),

  /** Puts a notice away. */
  dismissDeviceNotification: (id: string, options?: CallOptions): Promise<Answer<null>> =>
    ask(sender, dismissDeviceNotification, { body: { id } }, options),

  /** Reports a speed test's result. */
  saveSpeedTest: (result: SpeedTestResult, options?: CallOptions): Promise<Answer<null>> =>
    ask(sender, saveSpeedTest, { body: { ...result, at: isoInstant(result.at) } }, options),
});

const readKey = (wire: {
  passphrase: string;
  ssidName?: string | null | undefined;
}): NetworkKey => ({
  passphrase: wire.passphrase,
  ...pickOrNull(wire, ['ssidName']),
});
