import { Page } from './Page';

/**
 * Between the console and the portal: forgets whoever walked in before in this browser, so that
 * each person comes on a device of their own. The link is for browsers without scripts.
 */
export const VisitPage = ({ address }: { address: string }) => (
  <Page title="Walking in">
    <p class="quiet">Walking in …</p>
    <p>
      <a class="button soft" href={address} data-walk-in>
        Go on
      </a>
    </p>
  </Page>
);
