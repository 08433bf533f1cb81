import { lazy, Suspense, useEffect, useState } from 'react';
import { whenIdle } from '~/platform/routing/whenIdle';

const SanitisedHtml = lazy(() => import('./SanitisedHtml'));

/** The words alone: a parsed document is inert, it loads and runs nothing. */
const wordsOf = (html: string): string =>
  new DOMParser().parseFromString(html, 'text/html').body.textContent.trim();

/**
 * The operator's own HTML, never trusted. Its words show at once; its markup follows when the
 * sanitiser has arrived, which is not asked for before the page is usable.
 */
export const SiteHtml = ({ html }: { html: string }) => {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  const words = <div>{wordsOf(html)}</div>;
  return isIdle && html.includes('<') ? (
    <Suspense fallback={words}>
      <SanitisedHtml html={html} />
    </Suspense>
  ) : (
    words
  );
};
