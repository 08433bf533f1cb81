import { writeFileSync } from 'node:fs';
import { captiveApiProblems } from './captiveApi';
import { changesOf } from './changes';
import { printReport } from './report';
import { reportAsJson, reportAsJUnit } from './reportFiles';
import { readArguments, usage } from './readArguments';
import { runConformance } from './runConformance';

/** The project's command and pnpm run the kit in its package's folder, and say where it was started. */
const folder = process.env['FOYER_STARTED_IN'] ?? process.env['INIT_CWD'] ?? process.cwd();

const run = async (): Promise<number> => {
  const { options, json, junit, captiveUrl, mayChangeData } = readArguments(
    process.argv.slice(2),
    folder,
  );
  const changes = changesOf(options.fixtures);
  if (changes.length > 0 && !mayChangeData)
    throw new Error(
      ['With these test accounts the kit changes data. Add --yes if it may.', ...changes].join(
        '\n  ',
      ),
    );
  const report = await runConformance(options);
  process.stdout.write(`${printReport(report)}\n`);
  if (json) writeFileSync(json, reportAsJson(report));
  if (junit) writeFileSync(junit, reportAsJUnit(report));
  const problems = captiveUrl ? await captiveApiProblems(captiveUrl) : [];
  if (captiveUrl)
    process.stdout.write(
      `\ncaptive portal API: ${problems.length > 0 ? problems.join(' ') : 'conforms'}\n`,
    );
  return report.isConformant && problems.length === 0 ? 0 : 1;
};

const asksForHelp = process.argv.slice(2).some((arg) => arg === '--help' || arg === '-h');

const help = async (): Promise<number> => {
  process.stdout.write(`${usage}\n`);
  return 0;
};

(asksForHelp ? help() : run()).then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n\n${usage}\n`);
    process.exitCode = 2;
  },
);
