import type { Headers, PortalRoute } from '@foyer/domain';
import type { Settings } from '../settings/Settings';
import { path, type Places } from './Places';

const quoted = (value: string): string => `"${value.replace(/["\\]/g, String.raw`\$&`)}"`;

const block = (head: string, lines: readonly string[]): string[] => [
  `${head} {`,
  ...lines.map((line) => `\t${line}`),
  '}',
];

/** The headers of one route. `header` sets them on every status. */
export const caddyHeaders = (headers: Headers): string[] =>
  Object.entries(headers).map(([name, value]) => `header ${name} ${quoted(value)}`);

const files = (root: string): string[] => [
  `root * ${path(root, quoted)}`,
  ...block('file_server', ['precompressed br zstd gzip']),
];

/** A whole `Caddyfile`, for a user without rights and a read-only disk. It names its routes as `nginxConfig` does. */
export const caddyConfig = (
  { port, ipv6, certificate, certificateKey, backend, backendPaths, portalPath }: Settings,
  headers: Readonly<Record<PortalRoute, Headers>>,
  { site, filled, scratch }: Places,
): string => {
  const page = [...caddyHeaders(headers.page), 'rewrite * /index.html', ...files(filled)];
  return [
    '# Written from the installation’s settings: change these, and write it again.',
    ...block('', [
      'admin off',
      'auto_https off',
      `storage file_system ${path(`${scratch}/caddy`, quoted)}`,
      ...block('servers', ['protocols h1 h2']),
    ]).map((line, index) => (index === 0 ? '{' : line)),
    ...block(`${certificate ? 'https' : 'http'}://:${port}`, [
      // Without it Caddy listens on both.
      ...(ipv6 ? [] : ['bind 0.0.0.0']),
      ...(certificate ? [`tls ${certificate} ${certificateKey}`] : []),
      // A route keeps its order; Caddy would sort the page after the other files.
      ...block('route', [
        ...(portalPath === '/'
          ? []
          : [
              ...block('handle /', [...caddyHeaders(headers.file), `redir * ${portalPath} 302`]),
              ...block(`handle ${portalPath.slice(0, -1)}`, [
                ...caddyHeaders(headers.file),
                `redir * ${portalPath} 308`,
              ]),
            ]),
        ...block(`handle ${portalPath}`, page),
        ...block(`handle ${portalPath}index.html`, page),
        ...block(`handle ${portalPath}public-config.json`, [
          ...caddyHeaders(headers.file),
          'rewrite * /public-config.json',
          ...files(filled),
        ]),
        ...block(`handle ${portalPath}assets/*`, [
          `uri strip_prefix ${portalPath}assets`,
          ...caddyHeaders(headers.asset),
          ...files(`${site}/assets`),
        ]),
        // Before the portal's other files, which may be everything else.
        ...(backend
          ? backendPaths.flatMap((each) => block(`handle ${each}*`, [`reverse_proxy ${backend}`]))
          : []),
        ...block(`handle ${portalPath}*`, [
          ...(portalPath === '/' ? [] : [`uri strip_prefix ${portalPath.slice(0, -1)}`]),
          ...caddyHeaders(headers.file),
          ...files(site),
        ]),
        ...block('handle', [...caddyHeaders(headers.file), 'error 404']),
      ]),
      '# A file that is missing now may be there after the next release, so no answer of it is kept.',
      ...block('handle_errors', [...caddyHeaders(headers.file), 'respond {err.status_code}']),
    ]),
    '',
  ].join('\n');
};
