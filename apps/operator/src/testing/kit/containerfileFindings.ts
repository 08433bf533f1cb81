import { validate } from 'dockerfile-utils';

/** An instruction with its continuation lines. */
const instructionsOf = (text: string): { name: string; args: string }[] =>
  text
    .replaceAll(/^\s*#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [name = '', ...args] = line.trim().split(/\s+/);
      return { name, args: args.join(' ') };
    });

/** What is wrong with a Containerfile: by a linter, and by the kit's own rules. */
export const containerfileFindings = (text: string): string[] => {
  const instructions = instructionsOf(text);
  const argsOf = (wanted: string) =>
    instructions.filter(({ name }) => name === wanted).map(({ args }) => args);
  const user = argsOf('USER').at(-1) ?? 'root';
  const rules: readonly (readonly [isKept: boolean, finding: string])[] = [
    [
      argsOf('FROM').every((image) => /@sha256:[\da-f]{64}$/.test(image)),
      'The base image is not pinned by its digest',
    ],
    [
      argsOf('FROM').every((image) => !image.includes('--platform')),
      'The base image is bound to one platform',
    ],
    // Kubernetes' runAsNonRoot can judge a number alone.
    [/^[1-9]\d*(:[1-9]\d*)?$/.test(user), `The image runs as ${user}`],
    [argsOf('HEALTHCHECK').length === 1, 'The image has no health check'],
    [
      argsOf('ENTRYPOINT').every((args) => args.startsWith('[')),
      'The entry point is a shell that keeps signals to itself',
    ],
    [argsOf('ENTRYPOINT').length === 1, 'The image has no entry point'],
    [argsOf('ADD').length === 0, 'ADD fetches and unpacks'],
    [
      argsOf('COPY').every((args) => /--chown=0:0 --chmod=555 /.test(args)),
      'A file could be changed by the user of the image',
    ],
    [
      argsOf('RUN').every(
        (args) => !args.includes('apt-get install') || args.includes('rm -rf /var/lib/apt/lists'),
      ),
      'Lists of packages stay in the image',
    ],
  ];
  return [
    ...validate(text, {}).map(({ message, range }) => {
      const words = typeof message === 'string' ? message : message.value;
      return `${range.start.line + 1}: ${words}`;
    }),
    ...rules.filter(([isKept]) => !isKept).map(([, finding]) => finding),
  ];
};
