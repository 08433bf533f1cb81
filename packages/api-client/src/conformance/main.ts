import { printReport } from './report';
import { readArguments, usage } from './readArguments';
import { runConformance } from './runConformance';

const run = async (): Promise<number> => {
  const report = await runConformance(readArguments(process.argv.slice(2)));
  process.stdout.write(`${printReport(report)}\n`);
  return report.isConformant ? 0 : 1;
};

run().then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n\n${usage}\n`);
    process.exitCode = 2;
  },
);
