import { useEffect, useState } from 'react';
import { lazyComponent } from '~/shared/loading/lazyComponent';
import { whenUsable } from '~/shared/loading/usable';
import { whenIdle } from '~/shared/loading/whenIdle';

/** The text without markup. A parsed document is inert: it loads and runs nothing. */
const textOf = (html: string): string =>
  new DOMParser().parseFromString(html, 'text/html').body.textContent.trim();

const PlainText = ({ html }: { html: string }) => <div dir="auto">{textOf(html)}</div>;

const SanitisedHtml = lazyComponent(() => import('./SanitisedHtml'), {
  loading: PlainText,
  failed: PlainText,
});

/**
 * The operator's HTML, which is never trusted. Its text shows at once; its markup follows when the
 * sanitiser has loaded, after the page is usable.
 */
export const SiteHtml = ({ html }: { html: string }) => {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    let cancelIdle: (() => void) | null = null;
    const cancel = whenUsable(() => (cancelIdle = whenIdle(() => setIdle(true))));
    return () => {
      cancel();
      cancelIdle?.();
    };
  }, []);
  return isIdle && html.includes('<') ? <SanitisedHtml html={html} /> : <PlainText html={html} />;
};
