import { withTexts } from '~/shared/i18n/i18n';

/** Connecting a device without an account: a tab of the landing page. */
export const loadConnectDevice = withTexts(
  () => import('./ConnectDeviceScreen'),
  'no-user',
  'forms',
);
