import { siteLink } from '@foyer/domain';
import DOMPurify from 'dompurify';

const purifier = DOMPurify(window);

// A link keeps its address only where the link rule allows it.
purifier.addHook('afterSanitizeAttributes', (node) => {
  if (!(node instanceof HTMLAnchorElement)) return;
  const href = siteLink(node.getAttribute('href'));
  if (href) node.setAttribute('href', href);
  else node.removeAttribute('href');
  node.setAttribute('rel', 'noreferrer');
});

/** The page has its own h1, so a text with an h1 has all its headings lowered by one level. */
const lowerHeadings = (text: Element): void => {
  if (!text.querySelector('h1')) return;
  for (const heading of text.querySelectorAll('h1, h2, h3, h4, h5')) {
    const lower = heading.ownerDocument.createElement(`h${Number(heading.tagName.slice(1)) + 1}`);
    for (const { name, value } of heading.attributes) lower.setAttribute(name, value);
    lower.append(...heading.childNodes);
    heading.replaceWith(lower);
  }
};

const clean = (html: string): string => {
  const safe = purifier.sanitize(html, {
    RETURN_DOM_FRAGMENT: true,
    USE_PROFILES: { html: true },
    FORBID_TAGS: ['style', 'form', 'input', 'button', 'textarea', 'select'],
    FORBID_ATTR: ['style', 'id', 'name'],
    ALLOWED_URI_REGEXP: /^(?:https?|mailto|tel):/i,
    // The sanitiser would otherwise check these values as addresses.
    ADD_URI_SAFE_ATTR: ['lang', 'dir', 'width', 'height', 'start', 'colspan', 'rowspan'],
  });
  // A detached document loads nothing.
  const text = new DOMParser().parseFromString('', 'text/html').body;
  text.append(safe);
  lowerHeadings(text);
  return text.innerHTML;
};

/** The operator's HTML after sanitising: text, links, lists and pictures, no scripts and no forms. */
const SanitisedHtml = ({ html }: { html: string }) => (
  // oxlint-disable-next-line react/no-danger -- the one place for operators' HTML, sanitised right here
  <div dir="auto" dangerouslySetInnerHTML={{ __html: clean(html) }} />
);

export default SanitisedHtml;
