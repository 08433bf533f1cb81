import type { CallName } from '../contract/calls';
import { calls } from '../contract/calls';
import type { Result } from './runProbe';

/** One call of the contract with its probes' results. `state` is the worst of their states. */
export type CallReport = {
  readonly call: CallName;
  readonly state: Result['state'] | 'excepted';
  readonly results: readonly Result[];
};

/** The results of a whole run. */
export type Report = { readonly calls: readonly CallReport[]; readonly isConformant: boolean };

const worst: readonly Result['state'][] = ['broken', 'deviates', 'conforms', 'skipped'];

/** @param except calls that the backend does not have yet: if broken, they count as excepted */
export const makeReport = (results: readonly Result[], except: readonly CallName[]): Report => {
  const reports = (Object.keys(calls) as CallName[]).map((call) => {
    const own = results.filter(({ probe }) => probe.call === call);
    const state = worst.find((one) => own.some((result) => result.state === one)) ?? 'skipped';
    return {
      call,
      results: own,
      state: state === 'broken' && except.includes(call) ? 'excepted' : state,
    } as const;
  });
  return { calls: reports, isConformant: reports.every(({ state }) => state !== 'broken') };
};

/** The report as a table for a terminal: a line for each call, with its problems below it. */
export const printReport = (report: Report): string =>
  [...report.calls.flatMap(callLines), '', summary(report)].join('\n');

const callLines = ({ call, state, results }: CallReport): string[] => {
  const { method, base, path } = calls[call];
  const where = `${method} ${base === 'api' ? '' : `{${base}}`}${path}`;
  const notes = results.filter((result) => result.state !== 'conforms').flatMap(noteLines);
  return [`${state.padEnd(9)} ${call.padEnd(28)} ${where}`, ...notes];
};

const noteLines = ({ probe, state, details }: Result): string[] =>
  details.map((detail) => `          ${state}: ${probe.title}: ${detail}`);

const summary = ({ calls: reports }: Report): string => {
  const counts = new Map<string, number>();
  for (const { state } of reports) counts.set(state, (counts.get(state) ?? 0) + 1);
  return [...counts].map(([state, count]) => `${count} ${state}`).join(', ');
};
