import { siteLink } from '@foyer/domain';
import DOMPurify from 'dompurify';

const purifier = DOMPurify(window);

/** Attributes that lead somewhere or load something. */
const addresses = ['href', 'src', 'poster', 'background', 'cite', 'longdesc', 'data', 'xlink:href'];

/** An address and its size, separated by commas with a space. Null when one address is not allowed. */
const allowedSources = (srcset: string | null): string | null => {
  const sources = (srcset ?? '').split(/,\s+/).map((source) => {
    const [address, ...size] = source.trim().split(/\s+/);
    const allowed = siteLink(address);
    return allowed && [allowed, ...size].join(' ');
  });
  return sources.includes(null) ? null : sources.join(', ');
};

const replaceAttribute = (node: Element, name: string, value: string | null): void => {
  if (value === null) node.removeAttribute(name);
  else if (node.hasAttribute(name)) node.setAttribute(name, value);
};

// Without this hook the sanitiser allows `data:` in pictures. Rule SITE-3.
purifier.addHook('afterSanitizeAttributes', (node) => {
  for (const name of addresses) replaceAttribute(node, name, siteLink(node.getAttribute(name)));
  replaceAttribute(node, 'srcset', allowedSources(node.getAttribute('srcset')));
  if (node instanceof HTMLAnchorElement) node.setAttribute('rel', 'noreferrer');
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
    FORBID_ATTR: ['style', 'id', 'name', 'ping', 'action', 'formaction'],
    ALLOWED_URI_REGEXP: /^https?:/i,
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
