import type { Child } from 'hono/jsx';
import { Page } from '../console/Page';
import type { AddRoutes } from '../http/createApp';

const back = (portal: string) => (
  <p>
    <a class="button soft" href={portal}>
      Back to the portal
    </a>
  </p>
);

const Feedback = () => (
  <form method="post" action="/sandbox/pages/feedback" class="stack">
    <label>
      What could be better?
      <textarea name="text" rows={5} required></textarea>
    </label>
    <button>Send</button>
  </form>
);

/** External pages that the portal links to, with their text. */
const pages = new Map<string, { title: string; text: string; form?: Child }>([
  [
    'old-billing',
    {
      title: 'Your earlier billing account',
      text: 'This is a practice page. The operator’s older billing system would show your earlier invoices here.',
    },
  ],
  [
    'feedback',
    {
      title: 'How is the Wi-Fi?',
      text: 'This is a practice page. We don’t keep what you write.',
      form: <Feedback />,
    },
  ],
  [
    'facebook',
    {
      title: 'Continue with Facebook',
      text: 'This is a practice page. Facebook would ask here whether to tell us who you are.',
    },
  ],
]);

/** Simulates external pages, so that every link of the portal works on this machine. */
export const externalPageRoutes =
  (publicUrl: string): AddRoutes =>
  (app) => {
    const portal = `${publicUrl}/v2/`;
    app.get('/sandbox/pages/:name', (c) => {
      const page = pages.get(c.req.param('name'));
      if (!page) return c.notFound();
      return c.html(
        <Page title={page.title}>
          <h1>{page.title}</h1>
          <p>{page.text}</p>
          {page.form}
          {back(portal)}
        </Page>,
      );
    });
    app.post('/sandbox/pages/feedback', (c) =>
      c.html(
        <Page title="Thank you">
          <h1>Thank you</h1>
          <p>This is a practice page, so we haven’t kept it.</p>
          {back(portal)}
        </Page>,
      ),
    );
  };
