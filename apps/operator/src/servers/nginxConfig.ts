import type { Headers, PortalRoute } from '@foyer/domain';
import type { Settings } from '../settings/Settings';
import { path, type Places } from './Places';

/** Where Debian's package puts the module that sends the release's `.br` files. */
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

const TYPES = [
  'text/html html',
  'text/javascript js',
  'text/css css',
  'application/json json',
  'image/svg+xml svg',
  'image/png png',
  'font/woff2 woff2',
  'text/plain txt',
];

const quoted = (value: string): string => `'${value.replace(/[\\']/g, String.raw`\$&`)}'`;

const indent = (lines: readonly string[]): string[] => lines.map((line) => `  ${line}`);

const block = (head: string, lines: readonly string[]): string[] => [
  `${head} {`,
  ...indent(lines),
  '}',
];

/** In every location, because one `add_header` drops all that would be inherited. */
export const nginxHeaders = (headers: Headers): string[] =>
  Object.entries(headers).map(([name, value]) => `add_header ${name} ${quoted(value)} always;`);

const proxied = (under: string, backend: string): string[] =>
  block(`location ${under}`, [
    `proxy_pass ${backend};`,
    'proxy_http_version 1.1;',
    'proxy_set_header Host $http_host;',
    'proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;',
    'proxy_set_header X-Forwarded-Proto $scheme;',
    '# The portal takes its clock from the backend.',
    'proxy_pass_header Date;',
    '# The speed test sends more than any other call.',
    'client_max_body_size 32m;',
    'proxy_request_buffering off;',
    'proxy_buffering off;',
  ]);

const server = (
  { port, ipv6, certificate, certificateKey, backend, backendPaths, portalPath }: Settings,
  headers: Readonly<Record<PortalRoute, Headers>>,
  { site, filled }: Places,
): string[] => [
  ...[`${port}`, ...(ipv6 ? [`[::]:${port}`] : [])].map(
    (address) => `listen ${address}${certificate ? ' ssl http2' : ''};`,
  ),
  ...(certificate
    ? [
        `ssl_certificate ${certificate};`,
        `ssl_certificate_key ${certificateKey};`,
        'ssl_protocols TLSv1.2 TLSv1.3;',
        'ssl_session_cache shared:tls:1m;',
      ]
    : []),
  'absolute_redirect off;',
  'error_page 404 @missing;',
  ...(portalPath === '/'
    ? []
    : [
        ...block('location = /', nginxHeaders(headers.file).concat(`return 302 ${portalPath};`)),
        ...block(
          `location = ${portalPath.slice(0, -1)}`,
          nginxHeaders(headers.file).concat(`return 308 ${portalPath};`),
        ),
      ]),
  ...[portalPath, `${portalPath}index.html`].flatMap((address) =>
    block(`location = ${address}`, [
      `root ${path(filled, quoted)};`,
      ...nginxHeaders(headers.page),
      'try_files /index.html =404;',
    ]),
  ),
  ...block(`location = ${portalPath}public-config.json`, [
    `root ${path(filled, quoted)};`,
    ...nginxHeaders(headers.file),
    'try_files /public-config.json =404;',
  ]),
  ...block(`location ${portalPath}assets/`, [
    `alias ${path(`${site}/assets/`, quoted)};`,
    ...nginxHeaders(headers.asset),
  ]),
  ...block(`location ${portalPath}`, [
    `alias ${path(`${site}/`, quoted)};`,
    ...nginxHeaders(headers.file),
  ]),
  '# A file that is missing now may be there after the next release, so no answer of it is kept.',
  ...block('location @missing', nginxHeaders(headers.file).concat('return 404;')),
  ...(portalPath === '/'
    ? []
    : block('location /', nginxHeaders(headers.file).concat('return 404;'))),
  ...(backend ? backendPaths.flatMap((each) => proxied(each, backend)) : []),
];

/**
 * A whole `nginx.conf`, for a user without rights and a read-only disk: it writes to `scratch` alone. It
 * sends the files as the release has compressed them.
 */
export const nginxConfig = (
  settings: Settings,
  headers: Readonly<Record<PortalRoute, Headers>>,
  places: Places,
): string =>
  [
    '# Written from the installation’s settings: change these, and write it again.',
    `load_module ${BROTLI};`,
    'daemon off;',
    `pid ${path(`${places.scratch}/nginx.pid`, quoted)};`,
    'error_log stderr warn;',
    'worker_processes auto;',
    ...block('events', ['worker_connections 4096;']),
    ...block('http', [
      ...['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
        (name) => `${name}_temp_path ${path(`${places.scratch}/${name}`, quoted)};`,
      ),
      ...block(
        'types',
        TYPES.map((type) => `${type};`),
      ),
      'default_type application/octet-stream;',
      'charset utf-8;',
      'charset_types text/javascript text/css text/plain;',
      'access_log off;',
      'server_tokens off;',
      'sendfile on;',
      'keepalive_timeout 30s;',
      'client_max_body_size 1m;',
      'brotli_static on;',
      'gzip_static on;',
      'gzip_vary on;',
      ...block('server', server(settings, headers, places)),
    ]),
    '',
  ].join('\n');
