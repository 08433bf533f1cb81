import type { GatewayDeviceRow } from '../services/network/gatewayDevices';
import { Page } from './Page';

/** A device as the console shows it. */
type KnownDevice = GatewayDeviceRow & { owner: string; venue: string };

const states = { online: 'good', quarantined: 'warn', captive: 'bad' } as const;

const check = ({ mac, locationId }: KnownDevice): string =>
  `/gateway/check?${new URLSearchParams({ mac, location_id: locationId })}`;

const Device = ({ device }: { device: KnownDevice }) => (
  <li>
    <div>
      <h3>
        <code>{device.mac}</code> <span class={`chip ${states[device.state]}`}>{device.state}</span>
      </h3>
      <small>
        {device.venue}, {device.owner || 'nobody’s'}
      </small>
    </div>
    <div class="actions">
      <a class="button soft" href={check(device)} aria-label={`Check ${device.mac}`}>
        Check
      </a>
      {device.state !== 'captive' && (
        <form method="post" action="/sandbox/devices">
          <input type="hidden" name="mac" value={device.mac} />
          <input type="hidden" name="locationId" value={device.locationId} />
          <button class="soft" aria-label={`Disconnect ${device.mac}`}>
            Disconnect
          </button>
        </form>
      )}
    </div>
  </li>
);

/** Lists the devices that the gateways have seen, with their state. */
export const DevicesPage = ({ devices }: { devices: readonly KnownDevice[] }) => (
  <Page title="Devices" here="/sandbox/devices">
    <h1>Devices on the network</h1>
    <p class="quiet">
      Each device’s state at its venue’s gateway. A device that isn’t online gets the portal.
      “Check” opens the page that a phone asks for to find out if it’s online.
    </p>
    <div class="card">
      <ul class="people">
        {devices.map((device) => (
          <Device device={device} />
        ))}
      </ul>
    </div>
  </Page>
);
