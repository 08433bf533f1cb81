import { lazyComponent } from '~/shared/loading/lazyComponent';
import { useIsIdle } from '~/shared/loading/firstScreen';
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
  const isIdle = useIsIdle();
  return isIdle && html.includes('<') ? <SanitisedHtml html={html} /> : <PlainText html={html} />;
};
