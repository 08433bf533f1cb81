import { isDeepStrictEqual } from 'node:util';
import { calls } from '../contract/calls';
import type { Call } from '../contract/define/defineCall';
import { newIdempotencyKey } from '../transport/idempotencyKey';
import { type BackendUnderTest, bearer } from './BackendUnderTest';
import { checkAnswer, type Received } from './checkAnswer';
import type { Fact, ProbeContext } from './ProbeContext';
import type { Probe } from './Probe';
import { type Finding, finding } from './whatPeopleSee';

/** The result of a probe. */
export type Result = {
  readonly probe: Probe;
  readonly state: 'conforms' | 'noted' | 'deviates' | 'broken' | 'skipped';
  /** The problems, or why the kit skipped the probe. */
  readonly findings: readonly Finding[];
  /** The backend answered as it answers a call that nobody has ever heard of. */
  readonly isUnknownCall?: boolean;
};

/** Sends one probe and judges the answer. */
export const runProbe = async (
  probe: Probe,
  backend: BackendUnderTest,
  context: ProbeContext,
): Promise<Result> => {
  const skipped = (why: string): Result => ({ probe, state: 'skipped', findings: [finding(why)] });
  if (probe.writes && !context.fixtures) return skipped('writes; needs --fixtures');
  const lacking: Fact[] = [];
  const request = probe.request(noting(context, lacking));
  if (!request)
    return skipped(
      lacking.length > 0
        ? `no earlier answer gave: ${lacking.join(', ')}`
        : 'the test accounts have nobody for it',
    );
  const call: Call = calls[probe.call];
  const key = call.idempotencyKey ? newIdempotencyKey() : undefined;
  try {
    const received = await backend.ask(call, probe.as, request, key);
    if (!received) return skipped(`no session for: ${probe.as}`);
    const isUnknownCall = await backend.isUnknownCall(call, received);
    const verdict = checkAnswer(call, received, probe.expect);
    const again = probe.twice ? await backend.ask(call, probe.as, request, key) : received;
    const breaches = [...verdict.breaches, ...differences(received, again)];
    if (breaches.length > 0) return { probe, state: 'broken', findings: breaches, isUnknownCall };
    storeFacts(probe, received, backend, context);
    return {
      probe,
      state: toleratedState(verdict.deviations),
      findings: verdict.deviations,
      isUnknownCall,
    };
  } catch (error) {
    return { probe, state: 'broken', findings: [finding(`no answer: ${String(error)}`)] };
  }
};

/** The state of an answer that the portal can read. */
const toleratedState = (deviations: readonly Finding[]): Result['state'] => {
  if (deviations.length === 0) return 'conforms';
  return deviations.every(({ isNote }) => isNote) ? 'noted' : 'deviates';
};

/** The same context, which notes the facts that a probe asks for in vain. */
const noting = (context: ProbeContext, lacking: Fact[]): ProbeContext => ({
  ...context,
  facts: {
    get: (fact) => {
      const value = context.facts.get(fact);
      if (value === undefined) lacking.push(fact);
      return value;
    },
    set: (fact, value) => context.facts.set(fact, value),
  },
});

const differences = (first: Received, second: Received | null): Finding[] =>
  isDeepStrictEqual([first.status, first.body], [second?.status, second?.body])
    ? []
    : [
        finding(
          `the same idempotency key answered differently the second time: ${inShort(second)}`,
          'A double click or a lost answer may charge twice.',
        ),
      ];

const inShort = (received: Received | null): string =>
  `${received?.status} ${JSON.stringify(received?.body)}`.slice(0, 200);

const storeFacts = (
  probe: Probe,
  received: Received,
  backend: BackendUnderTest,
  context: ProbeContext,
): void => {
  if (received.status >= 300) return;
  const token = bearer(received);
  if (probe.becomes && token) backend.adopt(probe.becomes, token);
  probe.storeFact?.(context, received.body);
};
