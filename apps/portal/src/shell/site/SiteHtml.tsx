import { useContext, useEffect, useState } from 'react';
import { lazyComponent } from '~/shared/loading/lazyComponent';
import { FirstScreen } from '~/shared/loading/firstScreen';
import { parseInert } from '~/shared/trusted-types/policy';

/** The text without markup. */
const textOf = (html: string): string => parseInert(html).textContent.trim();

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
  const screen = useContext(FirstScreen);
  const [isIdle, setIdle] = useState(() => screen?.isIdle() ?? false);
  useEffect(() => {
    let isMounted = true;
    void screen?.idle.then(() => isMounted && setIdle(true));
    return () => {
      isMounted = false;
    };
  }, [screen]);
  return isIdle && html.includes('<') ? <SanitisedHtml html={html} /> : <PlainText html={html} />;
};
