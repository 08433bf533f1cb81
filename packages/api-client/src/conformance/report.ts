import { type CallName, calls } from '../contract/calls';
import { callNeeds, type Profile } from './callNeeds';
import type { Result } from './runProbe';

/**
 * One call of the contract with its probes' results. `state` is the worst of their states; `missing` is
 * a call that the backend does not have.
 */
export type CallReport = {
  readonly call: CallName;
  readonly state: Result['state'] | 'missing' | 'excepted';
  /** The profile cannot do without the call. */
  readonly isNeeded: boolean;
  readonly results: readonly Result[];
};

/** The results of a whole run. */
export type Report = {
  readonly profile: Profile;
  readonly calls: readonly CallReport[];
  readonly isConformant: boolean;
};

/** @param except calls that the backend does not have yet: if broken or missing, they count as excepted */
export const makeReport = (
  results: readonly Result[],
  { except, profile }: { readonly except: readonly CallName[]; readonly profile: Profile },
): Report => {
  const reports = (Object.keys(calls) as CallName[]).map((call) => {
    const own = results.filter(({ probe }) => probe.call === call);
    const state = stateOf(own);
    const isExcepted = (state === 'broken' || state === 'missing') && except.includes(call);
    const isNeeded = profile === 'full' || callNeeds[call].profile === 'minimal';
    return { call, results: own, isNeeded, state: isExcepted ? 'excepted' : state } as const;
  });
  return { profile, calls: reports, isConformant: !reports.some(isFailure) };
};

/** Whether a call keeps a backend from the profile. */
export const isFailure = ({ state, isNeeded }: CallReport): boolean =>
  state === 'broken' || (state === 'missing' && isNeeded);

const worst: readonly Result['state'][] = ['broken', 'deviates', 'noted', 'conforms', 'skipped'];

const stateOf = (results: readonly Result[]): Result['state'] | 'missing' => {
  const sent = results.filter(({ state }) => state !== 'skipped');
  const isMissing = sent.length > 0 && sent.every(({ isUnknownCall }) => isUnknownCall);
  if (isMissing) return 'missing';
  return worst.find((one) => results.some(({ state }) => state === one)) ?? 'skipped';
};

/** The report as a table for a terminal: a line for each call, with its problems below it. */
export const printReport = (report: Report): string =>
  [...report.calls.flatMap(callLines), '', summary(report)].join('\n');

const callLines = (report: CallReport): string[] => {
  const { call, state, results } = report;
  const head = `${state.padEnd(9)} ${call.padEnd(28)} ${addressOf(call)}`;
  if (state === 'missing') return [head, missingLine(report)];
  const notes = results.filter((result) => result.state !== 'conforms').flatMap(noteLines);
  return [head, ...notes];
};

/** A call's method and path, with its base where it is not the API's. */
export const addressOf = (call: CallName): string => {
  const { method, base, path } = calls[call];
  return `${method} ${base === 'api' ? '' : `{${base}}`}${path}`;
};

const missingLine = ({ call, isNeeded }: CallReport): string =>
  `          ${isNeeded ? 'needed' : 'may be missing'}. People see: ${callNeeds[call].without}`;

const noteLines = ({ probe, state, findings }: Result): string[] =>
  findings.flatMap(({ problem, peopleSee, isNote }) => [
    `          ${isNote ? 'noted' : state}: ${probe.title}: ${problem}`,
    ...(peopleSee ? [`            People see: ${peopleSee}`] : []),
  ]);

const summary = ({ profile, calls: reports, isConformant }: Report): string => {
  const counts = new Map<string, number>();
  for (const { state } of reports) counts.set(state, (counts.get(state) ?? 0) + 1);
  const counted = [...counts].map(([state, count]) => `${count} ${state}`).join(', ');
  return `${counted}. The backend ${isConformant ? 'keeps' : 'does not keep'} the ${profile} profile.`;
};
