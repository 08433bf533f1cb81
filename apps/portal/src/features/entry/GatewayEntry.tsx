import { useEffect } from 'react';
import { ScreenSkeleton } from '~/shell/layout/ScreenSkeleton';

/**
 * Handles a gateway entry that arrives while the portal is already open: a new visit starts with a
 * page load.
 */
export const GatewayEntry = () => {
  useEffect(() => window.location.reload(), []);
  return <ScreenSkeleton />;
};
