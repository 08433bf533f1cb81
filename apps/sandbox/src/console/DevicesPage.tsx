import type { GatewayDeviceRow } from '../services/network/gatewayDevices';
import { Page } from './Page';

const states = { online: 'good', quarantined: 'warn', captive: 'bad' } as const;

const Device = ({ device }: { device: GatewayDeviceRow & { owner: string } }) => (
  <tr>
    <td>
      <code>{device.mac}</code>
      <br />
      <small>{device.owner || 'nobody’s'}</small>
    </td>
    <td>{device.locationId}</td>
    <td>
      <span class={`chip ${states[device.state]}`}>{device.state}</span>
    </td>
    <td>
      <a
        href={`/gateway/check?${new URLSearchParams({ mac: device.mac, location_id: device.locationId })}`}
      >
        Check
      </a>
    </td>
    <td>
      <form method="post" action="/sandbox/devices">
        <input type="hidden" name="mac" value={device.mac} />
        <input type="hidden" name="locationId" value={device.locationId} />
        <button class="soft" aria-label={`Disconnect ${device.mac}`}>
          Disconnect
        </button>
      </form>
    </td>
  </tr>
);

/** What the gateways know of each device. */
export const DevicesPage = ({
  devices,
}: {
  devices: readonly (GatewayDeviceRow & { owner: string })[];
}) => (
  <Page title="Devices" here="/sandbox/devices">
    <h1>Devices on the network</h1>
    <p class="quiet">How each device stands with its venue’s gateway.</p>
    <div class="card table">
      <table>
        <thead>
          <tr>
            <th scope="col">Device</th>
            <th scope="col">Venue</th>
            <th scope="col">State</th>
            <th scope="col">Check</th>
            <th scope="col">Change</th>
          </tr>
        </thead>
        <tbody>
          {devices.map((device) => (
            <Device device={device} />
          ))}
        </tbody>
      </table>
    </div>
  </Page>
);
