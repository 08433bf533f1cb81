import { siteLink } from '@foyer/domain';
import DOMPurify from 'dompurify';
import { useLayoutEffect, useRef } from 'react';
import { parseInert, policy } from '~/shared/trusted-types/policy';

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
const lowerHeadings = (text: HTMLElement): void => {
  if (!text.querySelector('h1')) return;
  for (const heading of text.querySelectorAll('h1, h2, h3, h4, h5')) {
    const lower = heading.ownerDocument.createElement(`h${Number(heading.tagName.slice(1)) + 1}`);
    for (const { name, value } of heading.attributes) lower.setAttribute(name, value);
    lower.append(...heading.childNodes);
    heading.replaceWith(lower);
  }
};

const clean = (html: string): ChildNode[] => {
  const safe = purifier.sanitize(html, {
    RETURN_DOM_FRAGMENT: true,
    // Null makes the sanitiser take plain texts, and make no policy of its own.
    TRUSTED_TYPES_POLICY: policy ?? null,
    USE_PROFILES: { html: true },
    FORBID_TAGS: ['style', 'form', 'input', 'button', 'textarea', 'select'],
    FORBID_ATTR: ['style', 'id', 'name', 'ping', 'action', 'formaction'],
    ALLOWED_URI_REGEXP: /^https?:/i,
    // The sanitiser would otherwise check these values as addresses.
    ADD_URI_SAFE_ATTR: ['lang', 'dir', 'width', 'height', 'start', 'colspan', 'rowspan'],
  });
  // A detached document loads nothing.
  const text = parseInert('');
  text.append(safe);
  lowerHeadings(text);
  return [...text.childNodes];
};

/**
 * The operator's HTML after sanitising: text, links, lists and pictures, no scripts and no forms. Its
 * elements go into the page as they are: markup that is written and parsed once more could change.
 */
const SanitisedHtml = ({ html }: { html: string }) => {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => place.current?.replaceChildren(...clean(html)), [html]);
  return <div dir="auto" ref={place} />;
};

export default SanitisedHtml;
