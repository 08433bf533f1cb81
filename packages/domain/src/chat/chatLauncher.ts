import { CHAT_DEFAULT_OFFSET, CHAT_FOOTER_FALLBACK, CHAT_MARGIN } from '../constants/constants';

/** The live-chat widget is shown only when site info holds a chat button style. Specification, section 1. */
export const showsChat = (site: { readonly buttonChatStyle: string | null }): boolean =>
  Boolean(site.buttonChatStyle);

/** The footer as it is on the page now. */
export type Footer = {
  /** Whether any of it is in view. */
  readonly inView: boolean;
  /** In pixels; null where it cannot be measured. */
  readonly height: number | null;
};

/**
 * Pixels from the bottom of the window to the chat launcher: the default, or so many that it clears
 * the footer. Specification, section 9.
 *
 * @param least the site's own offset, where it has one
 */
export const chatOffset = (footer: Footer | null, least = CHAT_DEFAULT_OFFSET): number =>
  footer?.inView ? Math.max(least, (footer.height ?? CHAT_FOOTER_FALLBACK) + CHAT_MARGIN) : least;

/** Where chat comes from. */
export type LiveChat = { readonly scriptUrl: string; readonly buttonId: string | null };
