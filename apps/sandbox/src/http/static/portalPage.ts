import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { array, object, parse, string } from 'valibot';
import { contentSecurityPolicy, type Guest } from './contentSecurityPolicy';
import { readPortalText } from './portalFiles';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const hashesShape = object({ scriptHashes: array(string()), styleHashes: array(string()) });

const notBuilt = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Foyer</title>
<h1>The portal is not built yet</h1><p>Run <code>pnpm build</code>, then reload this page.</p></html>`;

/** Settings that are filled into the page. */
interface PageSettings {
  apiBase: string;
  authBase: string;
  /** Whom to ask for help, shown where the portal's JavaScript cannot run. */
  help: string;
  cardProvider: string | null;
  gateways: string[];
  guests: readonly Guest[];
}

const fill = (html: string, { apiBase, authBase, help }: PageSettings): string =>
  html
    .replace(/(<meta name="foyer-api-base" content=")[^"]*"/, `$1${apiBase}"`)
    .replace(/(<meta name="foyer-auth-base" content=")[^"]*"/, `$1${authBase}"`)
    .replace(/( data-help>)[^<]*/, `$1${help}`);

const readHashes = async () => {
  const text = await readPortalText('csp.json');
  return text ? parse(hashesShape, JSON.parse(text)) : { scriptHashes: [], styleHashes: [] };
};

type Encode = (html: string) => Promise<Uint8Array>;

/** The page is filled in at run time, so it is compressed then, once for each content. */
const encoders: readonly { name: string; encode: Encode }[] = [
  {
    name: 'br',
    encode: (html) =>
      brotli(html, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
  },
  { name: 'gzip', encode: (html) => zip(html, { level: 9 }) },
];

/** Serves the portal's one page. */
export class PortalPage {
  readonly #settings: PageSettings;
  readonly #encoded = new Map<string, Promise<Uint8Array>>();

  constructor(settings: PageSettings) {
    this.#settings = settings;
  }

  async answer(acceptEncoding: string): Promise<Response> {
    const html = fill((await readPortalText('index.html')) ?? notBuilt, this.#settings);
    const headers = new Headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': contentSecurityPolicy(await readHashes(), this.#settings),
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      vary: 'accept-encoding',
    });
    const encoder = encoders.find(({ name }) => acceptEncoding.includes(name));
    if (!encoder) return new Response(html, { headers });
    headers.set('content-encoding', encoder.name);
    const key = `${encoder.name}\n${html}`;
    const encoded = this.#encoded.get(key) ?? encoder.encode(html);
    if (this.#encoded.size > 8) this.#encoded.clear();
    this.#encoded.set(key, encoded);
    return new Response(new Uint8Array(await encoded), { headers });
  }
}
