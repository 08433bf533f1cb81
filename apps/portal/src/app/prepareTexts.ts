import type { StartupRequests } from '@foyer/api-client/startup/requests';
import { isPortalPath } from '~/shared/routing/isPortalPath';
import { preferredLanguage } from '~/shared/i18n/languages';

type Sentences = readonly [
  title: string,
  text: string,
  failed: string,
  retry: string,
  welcome: (site: string) => string,
];

/**
 * What the page says before its JavaScript has loaded, and when it does not load. The sentences name
 * no brand. They are part of the page itself, which has few bytes to spare: the other languages show
 * English for that moment.
 */
const sentences: { en: Sentences } & Partial<Record<string, Sentences>> = {
  en: [
    'One moment.',
    'We’re finding your Wi-Fi.',
    'We couldn’t load this page.',
    'Try again',
    (site) => `Welcome to ${site}.`,
  ],
  ar: [
    'لحظة من فضلك.',
    'نبحث عن شبكتك.',
    'لم يتم تحميل هذه الصفحة.',
    'إعادة المحاولة',
    (site) => `مرحبًا بك في ${site}.`,
  ],
};

/**
 * Shows the prerendered sentences in the language that the user chose, or in that of the device. Once
 * the site's name is known, the page welcomes the visitor to it. A customer who opens a page of the
 * portal sees its skeleton instead. Rule START-19.
 *
 * @returns says instead that the page did not load, and offers a reload: true if it has changed the page;
 *   false and no change once the application has replaced the prerendered page. Rule START-9.
 */
export const prepareTexts = ({ siteInfo, account, redirect }: StartupRequests): (() => boolean) => {
  const { code, direction } = preferredLanguage();
  const own = sentences[code];
  const [title, text, failed, retry, welcome] = own ?? sentences.en;
  const root = document.documentElement;
  root.lang = own ? code : 'en';
  root.dir = direction;
  const page = document.querySelector('main');
  const [heading, paragraph] = page?.querySelectorAll('h1,div>div') ?? [];
  if (!page || !heading || !paragraph) return () => false;
  page.setAttribute('aria-busy', 'true');
  const isCustomer = account !== null && isPortalPath(redirect ?? window.location.hash.slice(1));
  if (isCustomer) page.className += ' fy-portal';
  heading.textContent = title;
  paragraph.textContent = text;
  void siteInfo?.then(({ status, body }) => {
    const { name } = (body ?? {}) as { name?: unknown };
    if (status === 200 && typeof name === 'string' && page.hasAttribute('aria-busy'))
      paragraph.textContent = welcome(name);
  });
  return () => {
    if (!page.isConnected || !page.hasAttribute('aria-busy')) return false;
    const button = document.createElement('button');
    button.textContent = retry;
    button.onclick = () => window.location.reload();
    heading.textContent = failed;
    paragraph.replaceChildren(button);
    page.removeAttribute('aria-busy');
    return true;
  };
};
