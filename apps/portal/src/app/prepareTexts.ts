import type { StartupRequests } from '@foyer/api-client/startup/requests';
import { isPortalPath } from '~/shared/routing/isPortalPath';
import { preferredLanguage } from '~/shared/i18n/languages';

/**
 * What the page says before its JavaScript has loaded, and when it does not load: a title, what failed, the button, and
 * the words before the site's name. They name no brand. They are part of the page itself, which has few bytes to spare.
 */
const sentences: Readonly<Record<string, string>> = {
  en: 'One moment.|We couldn’t load this page.|Try again|Welcome to ',
  de: 'Einen Moment.|Wir konnten diese Seite nicht laden.|Erneut versuchen|Willkommen: ',
  fr: 'Un instant.|Nous n’avons pas pu charger cette page.|Réessayer|Bienvenue à ',
  es: 'Un momento.|No hemos podido cargar esta página.|Reintentar|Te damos la bienvenida a ',
  pl: 'Chwileczkę.|Nie udało się wczytać tej strony.|Spróbuj ponownie|Witamy w ',
  cy: 'Un funud.|Methu llwytho’r dudalen hon.|Rhoi cynnig arall arni|Croeso i ',
  ar: 'لحظة من فضلك.|لم يتم تحميل هذه الصفحة.|إعادة المحاولة|مرحبًا بك في ',
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
  const [title, failed, retry, welcome] = (sentences[code] ?? sentences['en'] ?? '').split('|');
  const root = document.documentElement;
  root.lang = code;
  root.dir = direction;
  const page = document.querySelector('main');
  const [heading, paragraph] = page?.querySelectorAll('h1,div>div') ?? [];
  if (!page || !heading || !paragraph) return () => false;
  page.setAttribute('aria-busy', 'true');
  const isCustomer = account !== null && isPortalPath(redirect ?? window.location.hash.slice(1));
  if (isCustomer) page.className += ' fy-portal';
  heading.textContent = title ?? '';
  paragraph.textContent = '';
  void siteInfo?.then(({ status, body }) => {
    const { name } = (body ?? {}) as { name?: unknown };
    if (status === 200 && typeof name === 'string' && page.hasAttribute('aria-busy'))
      paragraph.textContent = `${welcome}${name}.`;
  });
  return () => {
    if (!page.isConnected || !page.hasAttribute('aria-busy')) return false;
    const button = document.createElement('button');
    button.textContent = retry ?? '';
    button.onclick = () => window.location.reload();
    heading.textContent = failed ?? '';
    paragraph.replaceChildren(button);
    page.removeAttribute('aria-busy');
    return true;
  };
};
