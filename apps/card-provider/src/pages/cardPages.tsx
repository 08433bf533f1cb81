import { type Context, Hono } from 'hono';
import type { Provider } from '../provider';
import { appearanceTheme } from './pageTheme';
import { wordsIn } from '../words/wordsIn';
import { CardFields } from './parts/CardFields';
import { Page } from './parts/Page';
import { withSecurityHeaders } from './withSecurityHeaders';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function appearanceOf(text: string | undefined) {
  try {
    const appearance: unknown = JSON.parse(text ?? '{}');
    if (!isRecord(appearance)) return appearanceTheme(undefined, {});
    return appearanceTheme(
      appearance['theme'],
      isRecord(appearance['variables']) ? appearance['variables'] : {},
    );
  } catch {
    return appearanceTheme(undefined, {});
  }
}

const show = (provider: Provider, c: Context, nonce: string) => {
  const words = wordsIn(c.req.query('locale'));
  return (
    <Page
      title="Card fields"
      language={words.locale}
      theme={appearanceOf(c.req.query('appearance'))}
      nonce={nonce}
      script="card.js"
    >
      <main class="checkout">
        <form
          class="form"
          novalidate
          data-now={provider.now()}
          data-brand="unknown"
          data-words={JSON.stringify(words.fields)}
        >
          <CardFields words={words} />
        </form>
      </main>
    </Page>
  );
};

/** The Payment Element: the card fields alone, styled like the page around them. */
export const cardPages = (provider: Provider): Hono =>
  new Hono().get('/embedded/card', withSecurityHeaders(provider, show));
