const failedLinks = new Set<HTMLLinkElement>();

/**
 * Remembers style sheets that failed to load. The bundler requests a component's style sheet only once,
 * so a component whose code is loaded again would be shown without its styles.
 */
const onError = ({ target }: Event): void => {
  if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failedLinks.add(target);
};
document.addEventListener('error', onError, { capture: true });

const reload = (link: HTMLLinkElement): Promise<void> =>
  new Promise((resolve, reject) => {
    const next = link.cloneNode() as HTMLLinkElement;
    next.addEventListener('load', () => resolve());
    next.addEventListener('error', () => reject(new Error(`No style sheet from ${link.href}.`)));
    failedLinks.delete(link);
    link.replaceWith(next);
  });

/** Loads the style sheets again that failed to load before. */
export const retryStylesheets = async (): Promise<void> => {
  await Promise.all([...failedLinks].filter((link) => link.isConnected).map(reload));
};
