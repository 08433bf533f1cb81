import type { Finding } from './Finding';

const marks = { good: 'good  ', advice: 'advice', wrong: 'WRONG ' } as const;

/** What the other side sent must not steer the terminal. */
const printable = (text: string): string => text.replaceAll(/\p{Cc}/gu, '\uFFFD');

/** The findings as a table: what is wrong first, each with what to do. */
export const printFindings = (findings: readonly Finding[]): string => {
  const order = Object.keys(marks).toReversed();
  const sorted = findings.toSorted(
    (one, other) => order.indexOf(one.level) - order.indexOf(other.level),
  );
  const width = Math.max(...findings.map(({ what }) => what.length));
  const lines = sorted.flatMap(({ level, what, seen, remedy }) => [
    `${marks[level]}  ${what.padEnd(width)}  ${printable(seen)}`,
    ...(remedy ? [`${' '.repeat(width + 10)}→ ${printable(remedy)}`] : []),
  ]);
  const count = (level: Finding['level']) =>
    findings.filter((finding) => finding.level === level).length;
  return [
    ...lines,
    '',
    `${count('wrong')} wrong, ${count('advice')} to think about, ${count('good')} good`,
  ].join('\n');
};
