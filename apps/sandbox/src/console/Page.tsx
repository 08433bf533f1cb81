import { raw } from 'hono/html';
import type { Child } from 'hono/jsx';

/** Sections of the console, in the order of its menu. */
const sections = [
  { href: '/sandbox', name: 'Venues' },
  { href: '/sandbox/outbox', name: 'Outbox' },
  { href: '/sandbox/devices', name: 'Devices' },
  { href: '/sandbox/clock', name: 'Clock' },
  { href: '/sandbox/faults', name: 'Faults' },
  { href: '/sandbox/studio/', name: 'Brand studio' },
  { href: '/api/docs', name: 'API' },
] as const;

const mark = (
  <svg viewBox="0 0 40 40" width="32" height="32" aria-hidden="true">
    <path d="M5.5 37V19.5a14.5 14.5 0 0 1 29 0V37" fill="none" stroke="#2136F0" stroke-width="6" />
    <path d="M14 37V20a6 6 0 0 1 12 0v17z" fill="#FF7A59" />
  </svg>
);

/** The frame of every page of the console and of the simulated gateway. */
export const Page = ({
  title,
  here,
  children,
}: {
  title: string;
  /** The menu item of the page; pages of the gateway have none. */
  here?: string;
  children?: Child;
}) => (
  <>
    {/* Without it, tables would have a colour and a size of their own. */}
    {raw('<!doctype html>')}
    <html lang="en-GB">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${title} – Foyer sandbox`}</title>
        <link rel="stylesheet" href="/sandbox/assets/console.css" />
        <link rel="stylesheet" href="/sandbox/heroes.css" />
        <link rel="icon" href="/sandbox/assets/mark.svg" />
        <script src="/sandbox/assets/console.js" defer></script>
      </head>
      <body>
        <a class="skip" href="#content">
          Skip to the content
        </a>
        <header class="bar">
          <a class="brand" href="/sandbox">
            {mark}
            <span>Foyer sandbox</span>
          </a>
          {here && (
            <nav aria-label="Console">
              {sections.map(({ href, name }) => (
                <a href={href} aria-current={href === here ? 'page' : undefined}>
                  {name}
                </a>
              ))}
            </nav>
          )}
        </header>
        <main id="content">{children}</main>
      </body>
    </html>
  </>
);
