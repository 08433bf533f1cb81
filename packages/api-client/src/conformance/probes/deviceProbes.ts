import { asObject } from '../../reading/asObject';
import { learn, withFacts } from '../Known';
import type { Known } from '../Known';
import type { Probe } from '../Probe';

const writes = true;
const asMember = { as: 'member', writes } as const;
const success = ['success'] as const;
const notEverywhere = ['success', { status: 403, code: 'FORBIDDEN' }] as const;

/** An address of this run's own: locally administered, as devices that make one up do. */
const ownMac = ({ runId }: Known): string => {
  const digits = `02${runId}`.toUpperCase();
  return digits.replace(/..(?!$)/g, '$&:');
};

/** Devices and network, put back as they were. */
export const deviceProbes: readonly Probe[] = [
  {
    ...asMember,
    call: 'addDevice',
    title: 'adds a device',
    request: (known) => ({ body: { mac: ownMac(known), name: 'Conformance kit' } }),
    expect: success,
    learn: (known, body) => learn(known, 'deviceId', asObject(body).id),
  },
  {
    ...asMember,
    call: 'addDevice',
    title: 'refuses an address that is there already',
    request: (known) =>
      withFacts(known, ['deviceId'], () => ({ body: { mac: ownMac(known), name: 'Twice' } })),
    expect: [{ status: 409, code: 'DEVICE_EXISTS' }],
  },
  {
    ...asMember,
    call: 'addDevice',
    title: 'refuses an address that is none',
    request: () => ({ body: { mac: 'IGNORE_MAC', name: 'None' } }),
    expect: [{ status: 400, code: 'VALIDATION', fields: ['mac'] }],
  },
  {
    ...asMember,
    call: 'renameDevice',
    title: 'renames a device',
    request: (known) =>
      withFacts(known, ['deviceId'], ({ deviceId: id }) => ({ body: { id, newName: 'Kit' } })),
    expect: success,
  },
  {
    ...asMember,
    call: 'renameDevice',
    title: 'knows no device of another id',
    request: () => ({ body: { id: 'nobody-has-this-id', newName: 'Kit' } }),
    expect: [{ status: 404, code: 'NOT_FOUND' }],
  },
  {
    ...asMember,
    call: 'deleteDevices',
    title: 'removes a device',
    request: (known) =>
      withFacts(known, ['deviceId'], ({ deviceId }) => ({ body: { ids: [deviceId] } })),
    expect: success,
  },
  {
    ...asMember,
    call: 'handleDpsk',
    title: 'gives the network’s key, where there is one',
    request: () => ({ body: { renew: false } }),
    expect: notEverywhere,
  },
  {
    ...asMember,
    call: 'updateCloudpathDpsk',
    title: 'gives a key that is kept outside, where there is one',
    request: () => ({ body: {} }),
    expect: notEverywhere,
  },
  {
    ...asMember,
    call: 'setShareVlan',
    title: 'lets devices see each other, where that is offered',
    request: () => ({ body: { shareVlan: true } }),
    expect: notEverywhere,
  },
  {
    ...asMember,
    call: 'saveSpeedTest',
    title: 'keeps a result',
    request: () => ({
      body: {
        downloadMbps: 90.5,
        uploadMbps: 18,
        latencyMs: 11,
        jitterMs: 2,
        at: new Date().toISOString(),
      },
    }),
    expect: success,
  },
  {
    call: 'dismissDeviceNotification',
    title: 'puts a notice away, or knows none of that id',
    as: 'visitor',
    writes,
    request: ({ learnt }) => ({ body: { id: learnt.get('notificationId') ?? 'none' } }),
    expect: ['success', { status: 404, code: 'NOT_FOUND' }],
  },
  {
    call: 'createNoAccountUser',
    title: 'wants the terms accepted',
    as: 'visitor at noUserJourney',
    writes,
    request: () => ({ body: { isTermsAndConditionAccepted: false } }),
    expect: [{ status: 400, code: 'VALIDATION', fields: ['isTermsAndConditionAccepted'] }],
  },
  {
    call: 'createNoAccountUser',
    title: 'lets a device on without an account',
    as: 'visitor at noUserJourney',
    writes,
    request: () => ({ body: { isTermsAndConditionAccepted: true } }),
    expect: success,
  },
  {
    call: 'routerLogin',
    title: 'answers',
    as: 'nobody',
    writes,
    request: () => ({ body: { username: 'conformance', password: 'kit' } }),
    expect: ['success', { status: 401 }],
  },
  {
    call: 'routerLogout',
    title: 'answers',
    as: 'nobody',
    writes,
    request: () => ({ body: {} }),
    expect: success,
  },
];
