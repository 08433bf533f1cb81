import { asObject } from '../../reading/asObject';
import { storeFact, withFacts } from '../ProbeContext';
import type { ProbeContext } from '../ProbeContext';
import type { Probe } from '../Probe';

const writes = true;
const asMember = { as: 'member', writes } as const;
const success = ['success'] as const;
const whereKnown = ['success', { status: 404, code: 'NOT_FOUND' }] as const;
const notEverywhere = ['success', { status: 403, code: 'FORBIDDEN' }] as const;

/** A MAC address of this run: locally administered, like a device's random address. */
const ownMac = ({ runId }: ProbeContext): string => {
  const digits = `02${runId}`.toUpperCase();
  return digits.replace(/..(?!$)/g, '$&:');
};

/** Probes of devices and network, which restore the state that they change. */
export const deviceProbes: readonly Probe[] = [
  {
    ...asMember,
    call: 'addDevice',
    title: 'adds a device',
    request: (context) => ({ body: { mac: ownMac(context), name: 'Conformance kit' } }),
    expect: success,
    storeFact: (context, body) => storeFact(context, 'deviceId', asObject(body).id),
  },
  {
    ...asMember,
    call: 'addDevice',
    title: 'refuses a MAC address that the account already has',
    request: (context) =>
      withFacts(context, ['deviceId'], () => ({ body: { mac: ownMac(context), name: 'Twice' } })),
    expect: [{ status: 409, code: 'DEVICE_EXISTS' }],
  },
  {
    ...asMember,
    call: 'addDevice',
    title: 'refuses an invalid MAC address',
    request: () => ({ body: { mac: 'IGNORE_MAC', name: 'None' } }),
    expect: [{ status: 400, code: 'VALIDATION', fields: ['mac'] }],
  },
  {
    ...asMember,
    call: 'renameDevice',
    title: 'renames a device',
    request: (context) =>
      withFacts(context, ['deviceId'], ({ deviceId: id }) => ({ body: { id, newName: 'Kit' } })),
    expect: success,
  },
  {
    ...asMember,
    call: 'renameDevice',
    title: 'refuses an unknown device id',
    request: () => ({ body: { id: 'nobody-has-this-id', newName: 'Kit' } }),
    expect: [{ status: 404, code: 'NOT_FOUND' }],
  },
  {
    ...asMember,
    call: 'reportDeviceLost',
    title: 'reports a device lost, where it can',
    request: (context) =>
      withFacts(context, ['deviceId'], ({ deviceId: id }) => ({ params: { id } })),
    expect: whereKnown,
  },
  {
    ...asMember,
    call: 'reportDeviceFound',
    title: 'reports it found again',
    request: (context) =>
      withFacts(context, ['deviceId'], ({ deviceId: id }) => ({ params: { id } })),
    expect: whereKnown,
  },
  {
    ...asMember,
    call: 'adoptDeviceAddress',
    title: 'refuses an address that the network has not seen with the user',
    request: (context) =>
      withFacts(context, ['deviceId'], ({ deviceId: id }) => ({
        params: { id },
        body: { mac: '02:00:5E:00:53:01' },
      })),
    expect: [
      { status: 404, code: 'NOT_FOUND' },
      { status: 409, code: 'STATE_CONFLICT' },
    ],
  },
  {
    ...asMember,
    call: 'deleteDevices',
    title: 'removes a device',
    request: (context) =>
      withFacts(context, ['deviceId'], ({ deviceId }) => ({ body: { ids: [deviceId] } })),
    expect: success,
  },
  {
    ...asMember,
    call: 'handleDpsk',
    title: 'answers the network’s key, if there is one',
    request: () => ({ body: { renew: false } }),
    expect: notEverywhere,
  },
  {
    ...asMember,
    call: 'updateCloudpathDpsk',
    title: 'answers an external key, if there is one',
    request: () => ({ body: {} }),
    expect: notEverywhere,
  },
  {
    ...asMember,
    call: 'setShareVlan',
    title: 'lets devices see each other, if the site offers that',
    request: () => ({ body: { shareVlan: true } }),
    expect: notEverywhere,
  },
  {
    ...asMember,
    call: 'setShareVlan',
    title: 'takes that back',
    request: ({ facts }) => ({ body: { shareVlan: facts.get('shareVlan') === 'true' } }),
    expect: notEverywhere,
  },
  {
    ...asMember,
    call: 'saveSpeedTest',
    title: 'stores a speed test’s result',
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
    call: 'getUsage',
    title: 'says what a customer has used, or has no such call',
    as: 'member',
    request: () => ({}),
    expect: ['success', { status: 404, code: 'NOT_FOUND' }],
  },
  {
    call: 'setUsageWarning',
    title: 'saves how a customer is warned, or has no such call',
    as: 'member',
    writes,
    request: () => ({ body: { warning: 'none' } }),
    expect: ['success', { status: 404, code: 'NOT_FOUND' }],
  },
  {
    call: 'dismissDeviceNotification',
    title: 'dismisses a notice, or refuses its unknown id',
    as: 'visitor',
    writes,
    request: ({ facts }) => ({ body: { id: facts.get('notificationId') ?? 'none' } }),
    expect: ['success', { status: 404, code: 'NOT_FOUND' }],
  },
  {
    call: 'createNoAccountUser',
    title: 'requires the terms to be accepted',
    as: 'visitor at noUserJourney',
    writes,
    request: () => ({ body: { isTermsAndConditionAccepted: false } }),
    expect: [{ status: 400, code: 'VALIDATION', fields: ['isTermsAndConditionAccepted'] }],
  },
  {
    call: 'createNoAccountUser',
    title: 'lets a device go online without an account',
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
    expect: ['success', { status: 401 }],
  },
];
