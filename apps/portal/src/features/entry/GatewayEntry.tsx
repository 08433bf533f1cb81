import { useEffect } from 'react';
import { ScreenSkeleton } from '~/shell/layout/ScreenSkeleton';

/**
 * A gateway entry that arrives while the portal is already open. It is a new visit, which begins as
 * any other: from the page itself.
 */
export const GatewayEntry = () => {
  useEffect(() => window.location.reload(), []);
  return <ScreenSkeleton />;
};
