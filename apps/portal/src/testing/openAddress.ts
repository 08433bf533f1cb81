declare const jsdom: { reconfigure: (settings: { url: string }) => void };

/** Another page load at an address: a new history entry has no state. */
export const openAddress = (url: string): void => {
  jsdom.reconfigure({ url });
  window.history.replaceState(null, '');
};
