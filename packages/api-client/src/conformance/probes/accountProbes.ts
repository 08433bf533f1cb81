import type { Place } from '../fixtures';
import { asObject } from '../../reading/asObject';
import { learn, withFacts } from '../Known';
import type { Known } from '../Known';
import type { Probe } from '../Probe';

const password = 'conformance kit 1';
const writes = true;

const newEmail = ({ runId }: Known): string => `foyer-check-${runId}@example.com`;

/** What registering asks for at most sites. */
export const newPerson = (email: string) => ({
  email,
  password,
  firstName: 'Conformance',
  lastName: 'Kit',
  mobile: '+447700900999',
  isTermsAndConditionAccepted: true,
});

/** The log-in right after registering, at a place. */
export const firstLogIn = (email: string, place: Place | undefined) => ({
  headers: { 'x-registration-stage': '1' },
  body: { username: place?.customer_code ? `${email}@${place.customer_code}` : email, password },
});

/** Registering, and everything about passwords: with an account that the kit makes for itself. */
export const accountProbes: readonly Probe[] = [
  {
    call: 'registerUser',
    title: 'says which fields are wrong',
    as: 'visitor',
    writes,
    request: () => ({ body: { email: 'no address', password: 'short' } }),
    expect: [{ status: 400, code: 'VALIDATION', fields: ['email', 'password'] }],
  },
  {
    call: 'registerUser',
    title: 'registers somebody',
    as: 'visitor',
    writes,
    request: (known) => ({ body: newPerson(newEmail(known)) }),
    expect: ['success'],
    learn: (known, user) => learn(known, 'newcomerId', asObject(user).userId ?? asObject(user).id),
  },
  {
    call: 'login',
    title: 'admits whoever has just registered',
    as: 'visitor',
    writes,
    request: (known) =>
      withFacts(known, ['newcomerId'], () => firstLogIn(newEmail(known), known.place)),
    expect: ['success'],
    becomes: 'newcomer',
  },
  {
    call: 'registerUser',
    title: 'refuses an address that is taken',
    as: 'visitor',
    writes,
    request: (known) =>
      withFacts(known, ['newcomerId'], () => ({ body: newPerson(newEmail(known)) })),
    expect: [{ status: 409, code: 'EMAIL_TAKEN' }],
  },
  {
    call: 'updateUser',
    title: 'changes a name',
    as: 'newcomer',
    writes,
    request: () => ({ body: { firstName: 'Conformity' } }),
    expect: ['success'],
  },
  {
    call: 'updateUser',
    title: 'refuses a name that is too long',
    as: 'newcomer',
    writes,
    request: () => ({ body: { firstName: 'x'.repeat(51) } }),
    expect: [{ status: 400, code: 'VALIDATION', fields: ['firstName'] }],
  },
  {
    call: 'updateAgreements',
    title: 'keeps what was agreed to',
    as: 'newcomer',
    writes,
    request: () => ({ body: { isTermsAndConditionAccepted: true, marketingOptIn: false } }),
    expect: ['success'],
  },
  {
    call: 'saveMarketingAnswers',
    title: 'keeps answers by channel',
    as: 'newcomer',
    writes,
    request: (known) =>
      withFacts(known, ['newcomerId'], ({ newcomerId: userId }) => ({
        params: { userId },
        body: { preferences: { email: '0' } },
      })),
    expect: ['success'],
  },
  {
    call: 'getMarketingAnswers',
    title: 'shows nobody what another agreed to',
    as: 'newcomer',
    writes,
    request: (known) => withFacts(known, ['userId'], (params) => ({ params })),
    expect: [{ status: 403 }, { status: 404 }],
  },
  {
    call: 'activateFreePlan',
    title: 'gives a plan that costs nothing, once for a key',
    as: 'newcomer',
    writes,
    twice: true,
    request: (known) =>
      withFacts(known, ['freePriceId'], ({ freePriceId: priceId }) => ({ body: { priceId } })),
    expect: ['success'],
  },
  {
    call: 'changeUserType',
    title: 'moves somebody to a paying type, or says that they are of it',
    as: 'newcomer',
    writes,
    request: (known) =>
      withFacts(known, ['newcomerId'], ({ newcomerId: id }) => ({
        params: { id },
        body: { type: 'PAYG' },
      })),
    expect: ['success', { status: 409, code: 'STATE_CONFLICT' }, { status: 403 }],
  },
  {
    call: 'changePassword',
    title: 'refuses a wrong present password',
    as: 'newcomer',
    writes,
    request: () => ({ body: { newPassword: password, existingPassword: 'not it at all' } }),
    expect: [{ status: 400, code: 'PASSWORD_WRONG' }],
  },
  {
    call: 'changePassword',
    title: 'changes a password',
    as: 'newcomer',
    writes,
    request: () => ({ body: { newPassword: `${password}2`, existingPassword: password } }),
    expect: ['success'],
  },
];
