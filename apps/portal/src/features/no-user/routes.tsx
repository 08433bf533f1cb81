/** Letting a device on without an account: a tab of the landing page. */
export const loadConnectDevice = () => import('./ConnectDeviceScreen');
