import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { array, object, parse, string } from 'valibot';
import { fillPage, type Headers as HeaderValues, type InlineHashes } from '@foyer/domain';
import { readPortalText } from './portalFiles';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const hashesShape = object({ scriptHashes: array(string()), styleHashes: array(string()) });

const notBuilt = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Foyer</title>
<h1>The portal is not built yet</h1><p>Run <code>pnpm build</code>, then reload this page.</p></html>`;

/** Of the inline code in the build's page, which the policy allows. */
export const readHashes = async (): Promise<InlineHashes> => {
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

type PageSettings = Parameters<typeof fillPage>[1];

/** Serves the portal's one page. */
export class PortalPage {
  readonly #settings: PageSettings;
  readonly #encoded = new Map<string, Promise<Uint8Array>>();

  constructor(settings: PageSettings) {
    this.#settings = settings;
  }

  async answer(acceptEncoding: string, given: HeaderValues): Promise<Response> {
    const html = fillPage((await readPortalText('index.html')) ?? notBuilt, this.#settings);
    const headers = new Headers({
      ...given,
      'content-type': 'text/html; charset=utf-8',
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
