import { callNeeds } from './callNeeds';
import { addressOf, type CallReport, isFailure, type Report } from './report';

/** The report as JSON: each call with its state, what people see without it, and its findings. */
export const reportAsJson = ({ calls: reports, ...same }: Report): string =>
  `${JSON.stringify(
    {
      ...same,
      calls: reports.map(({ results, ...call }) => ({
        ...call,
        address: addressOf(call.call),
        without: callNeeds[call.call].without,
        findings: findingsOf(results),
      })),
    },
    null,
    2,
  )}\n`;

/** The report as JUnit XML, which build servers read: a test case for each call. */
export const reportAsJUnit = ({ profile, calls: reports }: Report): string => {
  const cases = reports.map((report) => testCase(report));
  const count = (isCounted: (report: CallReport) => boolean) => reports.filter(isCounted).length;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuite name="Foyer conformance, ${profile} profile" tests="${reports.length}" failures="${count(isFailure)}" skipped="${count(isNotRun)}">`,
    ...cases,
    '</testsuite>',
    '',
  ].join('\n');
};

const isNotRun = (report: CallReport): boolean =>
  ['skipped', 'excepted', 'missing'].includes(report.state) && !isFailure(report);

const testCase = (report: CallReport): string => {
  const name = `  <testcase classname="${report.call}" name="${escaped(addressOf(report.call))}">`;
  if (isFailure(report))
    return `${name}<failure message="${report.state}">${escaped(textOf(report))}</failure></testcase>`;
  if (isNotRun(report)) return `${name}<skipped message="${report.state}"/></testcase>`;
  return `${name}</testcase>`;
};

const textOf = ({ call, state, results }: CallReport): string =>
  state === 'missing'
    ? `People see: ${callNeeds[call].without}`
    : findingsOf(results)
        .map(({ probe, problem, peopleSee }) =>
          [`${probe}: ${problem}`, ...(peopleSee ? [`People see: ${peopleSee}`] : [])].join('\n'),
        )
        .join('\n');

const findingsOf = (results: CallReport['results']) =>
  results
    .filter(({ state }) => state !== 'conforms')
    .flatMap(({ probe, state, findings }) =>
      findings.map(({ isNote, ...found }) => ({
        probe: probe.title,
        state: isNote ? 'noted' : state,
        ...found,
      })),
    );

const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
