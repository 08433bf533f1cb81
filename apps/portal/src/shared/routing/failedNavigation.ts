import { hashLink, paths } from './paths';

/** The address of the page whose code did not load; null when none waits. */
let wanted: string | null = null;

/**
 * Opens the page again whose code did not load, if the error page still stands in its place.
 *
 * @returns whether there was such a page
 */
export const resumeNavigation = (): boolean => {
  const address = window.location.hash === hashLink(paths.error) ? wanted : null;
  wanted = null;
  if (address === null) return false;
  // WebKit would keep the mark of an earlier reload, and this attempt may need one of its own.
  window.history.replaceState(null, '');
  window.location.replace(address);
  return true;
};

/** Leads to the error page, and back once the device is online again. Rule ERR-17. */
export const failNavigation = (): void => {
  if (window.location.hash === hashLink(paths.error)) return;
  wanted = window.location.hash;
  window.addEventListener('online', resumeNavigation, { once: true });
  window.location.replace(hashLink(paths.error));
};
