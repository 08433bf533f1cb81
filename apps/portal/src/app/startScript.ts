/**
 * The inline script of `index.html`. Inside a frame it only tells its parent that a card payment
 * has returned; it fetches and mounts nothing (rule START-3).
 */
import { ENTRY_TIMEOUT } from '@foyer/domain';
import { sendStartupRequests } from '@foyer/api-client/startup/requests';
import '@foyer/ui-kit/core/base.css';
import './boot.css';
import { prepareTexts } from './prepareTexts';
import { prepareTheme } from './prepareTheme';

declare global {
  interface Window {
    /** Settles when the style sheets of the first screen have loaded or failed. */
    foyerStyles?: Promise<unknown>;
  }
}

const link = (href: string): Promise<unknown> =>
  new Promise((settle) => {
    const sheet = document.createElement('link');
    sheet.rel = 'stylesheet';
    sheet.href = href;
    sheet.onload = settle;
    sheet.onerror = settle;
    document.head.append(sheet);
  });

/** Beside the page; `reportMissingFiles.ts` in this folder. */
const REPORT: string = './report-missing-files.js';

/** The newest of what the application needs (ES2023). Without it the page stays as it was served. */
const isCurrentBrowser = 'toSorted' in Array.prototype;

if (window.top !== window.self) {
  document.body.hidden = true;
  window.parent.postMessage(
    { type: 'foyer:payment-returned', hash: window.location.hash },
    window.location.origin,
  );
} else if (isCurrentBrowser) {
  const startup = sendStartupRequests();
  window.foyerStartup = startup;
  const sayFailure = prepareTexts(startup);
  const fail = (): void => {
    if (sayFailure()) import(/* @vite-ignore */ REPORT).catch(() => undefined);
  };
  setTimeout(fail, ENTRY_TIMEOUT);
  // The page names its files, so that this script and its hash stay the same from build to build. An
  // import needs no trusted type, as it takes no address but one of the policy's hosts.
  const { entry = '', styles } = document.getElementById('root')?.dataset ?? {};
  import(/* @vite-ignore */ entry).catch(fail);
  window.foyerStyles = Promise.all((styles?.split(' ') ?? []).map(link));
  window.foyerTheme = prepareTheme(startup);
}
