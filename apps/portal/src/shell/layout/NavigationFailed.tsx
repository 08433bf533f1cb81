import { useEffect } from 'react';
import { failNavigation } from '~/shared/routing/failedNavigation';

/** Stands in for a screen whose code does not load. Rule ERR-17. */
export const NavigationFailed = () => {
  useEffect(failNavigation, []);
  return null;
};
