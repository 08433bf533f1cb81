import type { Place } from '../fixtures';
import { asObject } from '../../reading/asObject';
import { storeFact, withFacts } from '../ProbeContext';
import type { ProbeContext } from '../ProbeContext';
import type { Probe } from '../Probe';

const password = 'conformance kit 1';
const writes = true;

/** The address of a person of this run. */
export const emailOfRun = (name: string, { runId, fixtures }: ProbeContext): string =>
  `foyer-${name}-${runId}@${fixtures?.registration?.emailDomain ?? 'example.com'}`;

const newEmail = (context: ProbeContext): string => emailOfRun('check', context);

/** The registration fields that most sites require. */
export const newPerson = (email: string, { fixtures }: ProbeContext) => ({
  ...fixtures?.registration?.fields,
  email,
  password,
  firstName: 'Conformance',
  lastName: 'Kit',
  mobile: '+447700900999',
  isTermsAndConditionAccepted: true,
});

/** The request for the log-in right after registering at a place. */
export const firstLogIn = (email: string, place: Place | undefined) => ({
  headers: { 'x-registration-stage': '1' },
  body: { username: place?.customer_code ? `${email}@${place.customer_code}` : email, password },
});

/** Probes of registration and passwords, with an account that the kit registers. */
export const accountProbes: readonly Probe[] = [
  {
    call: 'registerUser',
    title: 'has a message for each wrong field',
    as: 'visitor',
    writes,
    request: () => ({ body: { email: 'no address', password: 'short' } }),
    expect: [{ status: 400, code: 'VALIDATION', fields: ['email', 'password'] }],
  },
  {
    call: 'registerUser',
    title: 'registers a user',
    as: 'visitor',
    writes,
    request: (context) => ({ body: newPerson(newEmail(context), context) }),
    expect: ['success'],
    storeFact: (context) => storeFact(context, 'newcomerEmail', newEmail(context)),
  },
  {
    call: 'login',
    title: 'logs in a user who has just registered',
    as: 'visitor',
    writes,
    request: (context) =>
      withFacts(context, ['newcomerEmail'], (facts) =>
        firstLogIn(facts.newcomerEmail, context.place),
      ),
    expect: ['success'],
    becomes: 'newcomer',
  },
  {
    call: 'getUser',
    title: 'answers the account of a user who has just registered',
    as: 'newcomer',
    writes,
    request: () => ({}),
    expect: ['success'],
    storeFact: (context, account) => storeFact(context, 'newcomerId', asObject(account).userId),
  },
  {
    call: 'registerUser',
    title: 'refuses an email address that is taken',
    as: 'visitor',
    writes,
    request: (context) =>
      withFacts(context, ['newcomerEmail'], (facts) => ({
        body: newPerson(facts.newcomerEmail, context),
      })),
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
    call: 'updateUser',
    title: 'does not take another email address with a wrong password',
    as: 'newcomer',
    writes,
    request: ({ runId }) => ({
      body: { email: `foyer-other-${runId}@example.com`, existingPassword: 'not it at all' },
    }),
    expect: [{ status: 400, code: 'PASSWORD_WRONG' }],
  },
  {
    call: 'confirmMobile',
    title: 'refuses a code without a new number',
    as: 'newcomer',
    writes,
    request: () => ({ body: { code: '000000' } }),
    expect: [{ status: 400, code: 'CODE_WRONG' }, { status: 404 }],
  },
  {
    call: 'getSessions',
    title: 'lists where the user is logged in, or says that it keeps no list',
    as: 'newcomer',
    writes,
    request: () => ({}),
    expect: ['success', { status: 404 }],
  },
  {
    call: 'getAgentActs',
    title: 'lists what support agents did, or says that it keeps no list',
    as: 'newcomer',
    writes,
    request: () => ({}),
    expect: ['success', { status: 404 }],
  },
  {
    call: 'getAgentDesk',
    title: 'refuses people who are not agents, or has no such call',
    as: 'newcomer',
    writes,
    request: () => ({}),
    expect: [{ status: 403, code: 'FORBIDDEN' }, { status: 404 }],
  },
  {
    call: 'doAgentAct',
    title: 'refuses people who are not agents, or has no such call',
    as: 'newcomer',
    writes,
    request: () => ({ body: { act: 'suspend' } }),
    expect: [{ status: 403, code: 'FORBIDDEN' }, { status: 404 }],
  },
  {
    call: 'recordConsent',
    title: 'records an answer about trackers, or says that it keeps no list',
    as: 'newcomer',
    writes,
    request: () => ({ body: { kind: 'tracking', answer: true, text: 'May we?' } }),
    expect: ['success', { status: 404 }],
  },
  {
    call: 'recordConsent',
    title: 'records that an order asks to start the service now, or says that it keeps no list',
    as: 'newcomer',
    writes,
    request: () => ({ body: { kind: 'startNow', answer: true, text: 'Start now?' } }),
    expect: ['success', { status: 404 }],
  },
  {
    call: 'getConsents',
    title: 'lists the answers to questions of consent, or says that it keeps no list',
    as: 'newcomer',
    writes,
    request: () => ({}),
    expect: ['success', { status: 404 }],
  },
  {
    call: 'endSession',
    title: 'refuses to end a session that is not the user’s',
    as: 'newcomer',
    writes,
    request: ({ runId }) => ({ params: { id: runId } }),
    expect: [{ status: 404 }],
  },
  {
    call: 'endOtherSessions',
    title: 'ends the other sessions, or says that it keeps no list',
    as: 'newcomer',
    writes,
    request: () => ({}),
    expect: ['success', { status: 404 }],
  },
  {
    call: 'updateAgreements',
    title: 'stores the marketing preferences',
    as: 'newcomer',
    writes,
    request: () => ({ body: { isTermsAndConditionAccepted: true, marketingOptIn: false } }),
    expect: ['success'],
  },
  {
    call: 'saveMarketingAnswers',
    title: 'stores the marketing answers by channel',
    as: 'newcomer',
    writes,
    request: (context) =>
      withFacts(context, ['newcomerId', 'marketingChannel'], (facts) => ({
        params: { userId: facts.newcomerId },
        body: { preferences: { [facts.marketingChannel]: '0' } },
      })),
    expect: ['success'],
  },
  {
    call: 'getMarketingAnswers',
    title: 'does not show a user another user’s preferences',
    as: 'newcomer',
    writes,
    request: (context) => withFacts(context, ['userId'], (params) => ({ params })),
    expect: [{ status: 403 }, { status: 404 }],
  },
  {
    call: 'activateFreePlan',
    title: 'activates a free plan once per idempotency key',
    as: 'newcomer',
    writes,
    twice: true,
    request: (context) =>
      withFacts(context, ['freePriceId'], ({ freePriceId: priceId }) => ({ body: { priceId } })),
    expect: ['success'],
  },
  {
    call: 'changeUserType',
    title: 'changes a user to a paying type, or says that the user has it',
    as: 'newcomer',
    writes,
    request: (context) =>
      withFacts(context, ['newcomerId'], ({ newcomerId: id }) => ({
        params: { id },
        body: { type: 'PAYG' },
      })),
    expect: ['success', { status: 409, code: 'STATE_CONFLICT' }, { status: 403 }],
  },
  {
    call: 'changePassword',
    title: 'refuses a wrong current password',
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
