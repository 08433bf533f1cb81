import { privateFiles } from '@foyer/domain';
import { configurationKeys } from '../settings/configurationKeys';
import { unknownKeys } from '../settings/readSettings';
import { advice, good, wrong, type Finding } from './Finding';
import { ask, type Answer, type Seen } from './Installation';

/** A page that takes longer to begin keeps people looking at nothing. */
const SLOW_MS = 800;

const compressed = (what: string, answer: Answer | string): Finding => {
  const encoding = typeof answer === 'string' ? null : answer.headers.get('content-encoding');
  if (encoding === 'br' || encoding === 'zstd') return good(what, `It is sent as ${encoding}.`);
  return encoding
    ? advice(
        what,
        `It is sent as ${encoding}.`,
        'Send the .br files of the release: a fifth less to load.',
      )
    : wrong(
        what,
        'It is sent uncompressed.',
        'Send the .br and .gz files of the release (brotli_static, gzip_static).',
      );
};

export const checkCompression = async ({ page, entry }: Seen): Promise<Finding[]> => [
  compressed('compression of the page', page),
  compressed('compression of scripts', await ask(entry)),
];

export const checkTimes = ({ page }: Seen): Promise<Finding[]> =>
  Promise.resolve([
    page.wait > SLOW_MS
      ? advice(
          'time to first byte',
          `${Math.round(page.wait)} ms.`,
          `Aim for ${SLOW_MS} ms: serve the page near the venue.`,
        )
      : good('time to first byte', `${Math.round(page.wait)} ms.`),
  ]);

/** Keys that nobody reads are usually misspelt; keys that are left out have a default. */
export const checkConfiguration = ({ config, configAnswer }: Seen): Promise<Finding[]> => {
  const what = 'configuration';
  if (typeof configAnswer === 'string' || (config === null && configAnswer.status !== 404))
    return Promise.resolve([
      wrong(
        what,
        'public-config.json isn’t a JSON object.',
        'Serve the file, or answer 404 where there is none.',
      ),
    ]);
  const unknown = unknownKeys(config ?? {});
  const has = (key: string): boolean => {
    const [first = '', second] = key.split('.');
    const value = config?.[first];
    return second
      ? typeof value === 'object' && value !== null && second in value
      : value !== undefined;
  };
  const left = configurationKeys.filter(({ key }) => !has(key)).map(({ key }) => key);
  return Promise.resolve([
    unknown.length > 0
      ? wrong(
          what,
          `No page reads ${unknown.join(', ')}.`,
          'Correct the names: docs/operating/configuration.md lists them.',
        )
      : good(what, 'Every key is known.'),
    ...(left.length > 0
      ? [
          advice(
            'keys left out',
            left.join(', '),
            'Their defaults hold: docs/operating/configuration.md.',
          ),
        ]
      : []),
  ]);
};

export const checkPrivateFiles = async ({ portal, entry }: Seen): Promise<Finding[]> => {
  const addresses = [...privateFiles.map((name) => new URL(name, portal).href), `${entry}.map`];
  const answers = await Promise.all(addresses.map((address) => ask(address)));
  const served = answers.filter((answer) => typeof answer !== 'string' && answer.status === 200);
  return [
    served.length > 0
      ? wrong(
          'private files',
          `Everybody can read ${served.map((answer) => (answer as Answer).url).join(', ')}.`,
          'Serve the folder site of a release, not the build.',
        )
      : good('private files', 'Source maps and build files are not served.'),
  ];
};

/** Plain http leads to https, and nowhere else. */
export const checkTransport = async ({ portal }: Seen): Promise<Finding[]> => {
  const { protocol, hostname, port } = new URL(portal);
  if (protocol !== 'https:')
    return [
      wrong(
        'transport',
        'The portal is served by plain http.',
        'Serve it by https: passwords and cards are typed here.',
      ),
    ];
  // Only the usual port has a twin.
  if (port !== '') return [good('transport', 'https')];
  const plain = await ask(`http://${hostname}/`);
  if (typeof plain === 'string') return [good('transport', 'https; plain http does not answer.')];
  const location = plain.headers.get('location') ?? '';
  return [
    location.startsWith('https://')
      ? good('transport', 'https; plain http leads there.')
      : wrong(
          'transport',
          `Plain http answers ${plain.status}.`,
          'Redirect every plain request to https.',
        ),
  ];
};
