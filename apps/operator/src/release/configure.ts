import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  contentSecurityPolicy,
  fillPage,
  metaPolicy,
  portalHeaders,
  type Headers,
  type InlineHashes,
  type PortalRoute,
} from '@foyer/domain';
import { caddyConfig } from '../servers/caddyConfig';
import { nginxConfig } from '../servers/nginxConfig';
import type { Places } from '../servers/Places';
import { installationFrom, type Settings } from '../settings/Settings';
import { compress } from './compress';

/** The hashes of the inline code in a release's page. */
export const readHashes = async (release: string): Promise<InlineHashes> =>
  JSON.parse(await readFile(join(release, 'build', 'csp.json'), 'utf8')) as InlineHashes;

/** All headers of an installation of a release. */
export const headersFor = (
  settings: Settings,
  hashes: InlineHashes,
): Readonly<Record<PortalRoute, Headers>> => portalHeaders(installationFrom(settings), hashes);

/**
 * Fills a release in for one installation. Nothing in the release changes.
 *
 * @param to gets `index.html` with its compressed copies, `public-config.json`, `nginx.conf`, `Caddyfile`
 *   and `headers.json`
 * @param scratch where the web server may write
 */
export const configure = async (
  release: string,
  settings: Settings,
  to: string,
  scratch = to,
): Promise<void> => {
  const hashes = await readHashes(release);
  const installation = installationFrom(settings);
  const headers = headersFor(settings, hashes);
  const places: Places = { site: join(release, 'site'), filled: to, scratch };
  await mkdir(to, { recursive: true });
  const page = fillPage(await readFile(join(places.site, 'index.html'), 'utf8'), {
    config: installation.config,
    help: settings.help,
    policy: metaPolicy(contentSecurityPolicy(installation, hashes).enforced),
  });
  const files = {
    'index.html': page,
    'public-config.json': `${JSON.stringify(settings.publicConfig, null, 2)}\n`,
    'headers.json': `${JSON.stringify(headers, null, 2)}\n`,
    'nginx.conf': nginxConfig(settings, headers, places),
    Caddyfile: caddyConfig(settings, headers, places),
  };
  for (const [name, content] of Object.entries(files)) await writeFile(join(to, name), content);
  await compress(join(to, 'index.html'));
};
