import type { Child } from 'hono/jsx';
import { raw } from 'hono/html';
import { type PageTheme, themeStyle } from '../pageTheme';
import { stylesheet } from '../stylesheet';

interface PageProps {
  title: string;
  theme: PageTheme;
  nonce: string;
  script?: string;
  /** The locale of its words; British English by default. */
  language?: string;
  children: Child;
}

/** The document around every page of the provider. */
export const Page = ({ title, theme, nonce, script, language = 'en-GB', children }: PageProps) => (
  <>
    {raw('<!doctype html>')}
    <html
      lang={language}
      dir={language.startsWith('ar') ? 'rtl' : 'ltr'}
      data-scheme={theme.scheme}
    >
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
        {/* In the page itself: nobody waits for a style sheet on a slow network. */}
        <style nonce={nonce}>{raw(stylesheet + themeStyle(theme))}</style>
        {script && <script src={`/assets/${script}`} defer />}
      </head>
      <body>{children}</body>
    </html>
  </>
);
