import { withTexts } from '~/shared/i18n/i18n';

/** Letting a device on without an account: a tab of the landing page. */
export const loadConnectDevice = withTexts(
  () => import('./ConnectDeviceScreen'),
  'no-user',
  'forms',
);
