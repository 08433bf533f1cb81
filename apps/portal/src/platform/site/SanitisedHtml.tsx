import { siteLink } from '@foyer/domain';
import DOMPurify from 'dompurify';

const purifier = DOMPurify(window);

// A link keeps its target only when the specification's rule allows it (section 5).
purifier.addHook('afterSanitizeAttributes', (node) => {
  if (!(node instanceof HTMLAnchorElement)) return;
  const href = siteLink(node.getAttribute('href'));
  if (href) node.setAttribute('href', href);
  else node.removeAttribute('href');
  node.setAttribute('rel', 'noreferrer');
});

const clean = (html: string): string =>
  purifier.sanitize(html, {
    USE_PROFILES: { html: true },
    FORBID_TAGS: ['style', 'form', 'input', 'button', 'textarea', 'select'],
    FORBID_ATTR: ['style', 'id', 'name'],
    ALLOWED_URI_REGEXP: /^(?:https?|mailto|tel):/i,
  });

/** The operator's HTML after sanitising: text, links, lists and pictures, nothing that acts. */
const SanitisedHtml = ({ html }: { html: string }) => (
  // oxlint-disable-next-line react/no-danger -- the one place for operators' HTML, sanitised right here
  <div dir="auto" dangerouslySetInnerHTML={{ __html: clean(html) }} />
);

export default SanitisedHtml;
