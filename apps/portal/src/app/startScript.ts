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

declare const __ENTRY__: { script: string; styles: string[] };

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
  const script = document.createElement('script');
  script.type = 'module';
  script.onerror = sayFailure;
  setTimeout(sayFailure, ENTRY_TIMEOUT);
  script.src = __ENTRY__.script;
  document.head.append(script);
  window.foyerStyles = Promise.all(__ENTRY__.styles.map(link));
  window.foyerTheme = prepareTheme(startup);
}
