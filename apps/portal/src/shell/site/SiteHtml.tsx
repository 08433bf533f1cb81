import { useEffect, useState } from 'react';
import { lazyComponent } from '~/shared/loading/lazyComponent';
import { whenUsable } from '~/shared/loading/usable';
import { whenIdle } from '~/shared/loading/whenIdle';

/** The words alone: a parsed document is inert, it loads and runs nothing. */
const wordsOf = (html: string): string =>
  new DOMParser().parseFromString(html, 'text/html').body.textContent.trim();

const Words = ({ html }: { html: string }) => <div dir="auto">{wordsOf(html)}</div>;

const SanitisedHtml = lazyComponent(() => import('./SanitisedHtml'), {
  loading: Words,
  failed: Words,
});

/**
 * The operator's own HTML, never trusted. Its words show at once; its markup follows when the
 * sanitiser has arrived, which is not asked for before the page is usable.
 */
export const SiteHtml = ({ html }: { html: string }) => {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    let forget: (() => void) | null = null;
    const callOff = whenUsable(() => (forget = whenIdle(() => setIdle(true))));
    return () => {
      callOff();
      forget?.();
    };
  }, []);
  return isIdle && html.includes('<') ? <SanitisedHtml html={html} /> : <Words html={html} />;
};
