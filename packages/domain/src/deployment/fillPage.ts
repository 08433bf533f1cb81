import type { PublicConfig } from '../config/publicConfig';

/** What an installation writes into the portal's page. */
export type PageSettings = {
  readonly config: Pick<PublicConfig, 'apiBase' | 'authBase'>;
  /** Whom to ask for help, where the portal's JavaScript can't run. */
  readonly help: string;
  /** The policy for the page's own `<meta>`; null where the server sends it as a header. */
  readonly policy: string | null;
};

const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');

/**
 * Fills the built page. The addresses in it let the first calls leave at once; a policy has to
 * stand before everything that it holds for.
 */
export const fillPage = (html: string, { config, help, policy }: PageSettings): string => {
  const metaTag =
    policy === null
      ? ''
      : `<meta http-equiv="Content-Security-Policy" content="${escaped(policy)}" />`;
  return html
    .replace(/(<meta charset=[^>]*>)/, (_tag, charset: string) => charset + metaTag)
    .replace(
      /(<meta name="foyer-api-base" content=")[^"]*"/,
      (_tag, start: string) => `${start}${escaped(config.apiBase)}"`,
    )
    .replace(
      /(<meta name="foyer-auth-base" content=")[^"]*"/,
      (_tag, start: string) => `${start}${escaped(config.authBase)}"`,
    )
    .replace(/( data-help>)[^<]*/, (_tag, start: string) => start + escaped(help));
};
