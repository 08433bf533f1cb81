import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import type { ThemeFile } from '@foyer/themes/contract';
import { eq } from 'drizzle-orm';
import type { Context } from 'hono';
import * as v from 'valibot';
import type { Backend } from '../services/Backend';
import { invoices } from '../db/schema/billing';
import { users } from '../db/schema/users';
import type { AddRoutes } from '../http/createApp';
import { contentTypes } from '../http/static/portalFiles';
import { packageFile } from '../process/packageFile';
import { notFound, ServiceError } from '../services/ServiceError';
import { renderInvoice } from '../services/invoices/pdf/renderInvoice';
import { withRefund } from '../services/invoices/withRefunds';
import type { Mail } from '../services/messages/MessageSender';
import { mailHtml } from '../services/messages/renderMail';
import { inDraft } from '../services/sites/themeColour';
import { findSite } from '../services/sites/findSite';
import { consolePolicy, mailPolicy } from './policies';
import { Page } from './Page';

const values = v.record(v.string(), v.string());

/** A draft has no files of its own: its face is another theme's, `roost/bricolage-grotesque-800.woff2`. */
const faceShape = v.object({
  family: v.string(),
  weight: v.number(),
  file: v.custom<`${string}.woff2`>(
    (file) => typeof file === 'string' && /^[a-z0-9-]+\/[a-z0-9-]+\.woff2$/.test(file),
  ),
  fallback: v.string(),
});

const themeShape = v.object({
  name: v.string(),
  title: v.string(),
  heroLayout: v.picklist(['field', 'picture']),
  tokens: v.object({ light: values, dark: values }),
  artwork: v.object({ light: values, dark: v.nullable(values) }),
  faces: v.array(faceShape),
});

const readTheme = async (c: Context): Promise<ThemeFile> => {
  const sent = new URLSearchParams(await c.req.text()).get('theme') ?? '';
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), themeShape), sent);
  if (!parsed.success) throw new ServiceError('VALIDATION', parsed.issues[0].message);
  return { ...parsed.output, favicon: null };
};

const sampleMail = ({ name, title }: ThemeFile): Mail => ({
  to: 'maya@example.com',
  from: title,
  theme: name,
  subject: 'You’re online until 22 December',
  paragraphs: ['Hello Maya,', 'Thank you for your order. We’ve received your payment.'],
  facts: [
    { label: 'Plan', value: 'Superfast, 150 Mb/s' },
    { label: 'Paid', value: '£20.00' },
    { label: 'Renews on', value: '22 December 2026' },
  ],
  action: { label: 'Open the portal', url: '/sandbox' },
  help: [{ text: 'wifi@example.com', href: 'mailto:wifi@example.com' }],
});

/** A paid invoice of a demo person, as the brand would send it. */
const sampleInvoice = async ({ db }: Backend, { name, title }: ThemeFile): Promise<Uint8Array> => {
  const [row] = await db
    .select({ invoice: invoices, user: users })
    .from(invoices)
    .innerJoin(users, eq(users.id, invoices.userId))
    .where(eq(invoices.state, 'paid'))
    .orderBy(invoices.createdAt)
    .limit(1);
  const site = row && (await findSite(db, row.user.locationId));
  if (!site) throw notFound('invoice');
  return renderInvoice(await withRefund(db, row.invoice), {
    user: row.user,
    site: { ...site, details: { ...site.details, name: title, theme: name } },
    lastFour: '4242',
  });
};

/** The brand studio: its page, and what this backend draws in its theme. */
export const studioRoutes =
  (backend: Backend): AddRoutes =>
  (app) => {
    app.get('/sandbox/studio', (c) => c.redirect('/sandbox/studio/'));
    app.get('/sandbox/studio/', (c) =>
      c.html(
        <Page title="Brand studio" here="/sandbox/studio/">
          <link rel="stylesheet" href="/sandbox/studio/studio.css" />
          <div id="studio"></div>
          <script type="module" src="/sandbox/studio/studio.js"></script>
        </Page>,
      ),
    );
    app.get('/sandbox/studio/:file{[\\w-]+\\.(html|js|css|woff2)}', async (c) => {
      const file = c.req.param('file');
      const path = packageFile('..', '..', 'packages', 'ui-kit', 'studio-static', file);
      const data = await readFile(path).catch(() => null);
      if (data === null) return c.notFound();
      return c.body(new Uint8Array(data), 200, {
        'content-type': contentTypes[extname(file)] ?? '',
        'cache-control': 'no-cache',
        'content-security-policy': consolePolicy("'self'"),
      });
    });
    app.post('/sandbox/studio/mail', async (c) => {
      const theme = await readTheme(c);
      const html = inDraft(theme, () => mailHtml(sampleMail(theme)));
      return c.html(html, 200, { 'content-security-policy': mailPolicy });
    });
    app.post('/sandbox/studio/invoice', async (c) => {
      const theme = await readTheme(c);
      const pdf = await inDraft(theme, () => sampleInvoice(backend, theme));
      return c.body(new Uint8Array(pdf), 200, {
        'content-type': 'application/pdf',
        'content-security-policy': consolePolicy("'self'"),
      });
    });
  };
