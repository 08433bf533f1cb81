import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import type { HtmlEscapedString } from 'hono/utils/html';
import { FRAME_ANCESTORS } from '../allowedOrigins';
import type { Provider } from '../provider';

type Body = HtmlEscapedString | Promise<HtmlEscapedString>;

/** Content security of the provider's pages: own scripts, own fonts and inline styles only, framed by local pages only. */
const policy = (nonce: string, ancestors: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'nonce-${nonce}'`,
    "font-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${ancestors}`,
  ].join('; ');

/** Answers a page with the headers that every page of the provider carries. */
export const withSecurityHeaders =
  (provider: Provider, page: (provider: Provider, c: Context, nonce: string) => Body) =>
  async (c: Context) => {
    const nonce = randomBytes(16).toString('base64');
    c.header('Content-Security-Policy', policy(nonce, FRAME_ANCESTORS));
    c.header('Cache-Control', 'no-store');
    c.header('Referrer-Policy', 'no-referrer');
    c.header('X-Content-Type-Options', 'nosniff');
    c.header('Permissions-Policy', 'payment=(self)');
    return c.html(await page(provider, c, nonce));
  };
