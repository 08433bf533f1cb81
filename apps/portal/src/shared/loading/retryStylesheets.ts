const broken = new Set<HTMLLinkElement>();

/**
 * Notes the style sheets that could not be fetched. The bundler asks for a part's sheet once and
 * then takes it for granted, so a part that is fetched again would come without its looks.
 */
const note = ({ target }: Event): void => {
  if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') broken.add(target);
};
document.addEventListener('error', note, { capture: true });

const again = (link: HTMLLinkElement): Promise<void> =>
  new Promise((resolve, reject) => {
    const next = link.cloneNode() as HTMLLinkElement;
    next.addEventListener('load', () => resolve());
    next.addEventListener('error', () => reject(new Error(`No style sheet from ${link.href}.`)));
    broken.delete(link);
    link.replaceWith(next);
  });

/** Fetches again the style sheets that could not be fetched before. */
export const retryStylesheets = async (): Promise<void> => {
  await Promise.all([...broken].filter((link) => link.isConnected).map(again));
};
