import { type Context, Hono } from 'hono';
import type { Provider } from '../provider';
import { appearanceLook } from './look';
import { CardFields } from './parts/CardFields';
import { Page } from './parts/Page';
import { secured } from './secured';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function appearanceOf(text: string | undefined) {
  try {
    const appearance: unknown = JSON.parse(text ?? '{}');
    if (!isRecord(appearance)) return appearanceLook(undefined, {});
    return appearanceLook(
      appearance['theme'],
      isRecord(appearance['variables']) ? appearance['variables'] : {},
    );
  } catch {
    return appearanceLook(undefined, {});
  }
}

const show = (provider: Provider, c: Context, nonce: string) => (
  <Page
    title="Card fields"
    look={appearanceOf(c.req.query('appearance'))}
    nonce={nonce}
    script="card.js"
  >
    <main class="checkout">
      <form class="form" novalidate data-now={provider.now()} data-brand="unknown">
        <CardFields />
      </form>
    </main>
  </Page>
);

/** The Payment Element: the card fields alone, styled like the page around them. */
export const cardPages = (provider: Provider): Hono =>
  new Hono().get('/embedded/card', secured(provider, show));
