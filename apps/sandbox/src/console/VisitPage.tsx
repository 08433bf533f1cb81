import { Page } from './Page';

/**
 * Shown between the console and the portal. Its script clears the browser's storage, so that each
 * persona starts as on a new device. The link is for browsers without scripts.
 */
export const VisitPage = ({ address }: { address: string }) => (
  <Page title="Walking in">
    <p class="quiet">Walking in…</p>
    <p>
      <a class="button soft" href={address} data-walk-in>
        Continue
      </a>
    </p>
  </Page>
);
