import { CHAT_DEFAULT_OFFSET, CHAT_FOOTER_FALLBACK, CHAT_MARGIN } from '../constants/constants';

/** The chat shows only if the site has a chat button style. Rule CHAT-1. */
export const showsChat = (site: { readonly buttonChatStyle: string | null }): boolean =>
  Boolean(site.buttonChatStyle);

/** What the chat button shows: an icon, words, or both. */
export type ChatLook = 'icon' | 'text' | 'both';

const looks: Readonly<Record<string, ChatLook>> = { round: 'icon', icon: 'icon', text: 'text' };

/** The look that a site's chat button style names; both for a style that we do not know. Rule CHAT-3. */
export const chatLook = (site: { readonly buttonChatStyle: string | null }): ChatLook =>
  looks[site.buttonChatStyle?.toLowerCase() ?? ''] ?? 'both';

export type Footer = {
  /** Whether any part of the footer is in view. */
  readonly inView: boolean;
  /** Pixels; null if the footer cannot be measured. */
  readonly height: number | null;
};

/**
 * The launcher's distance from the bottom of the window in pixels. It clears a footer in view. Rule
 * CHAT-2.
 *
 * @param least a special customer's own distance
 */
export const chatOffset = (footer: Footer | null, least = CHAT_DEFAULT_OFFSET): number =>
  footer?.inView ? Math.max(least, (footer.height ?? CHAT_FOOTER_FALLBACK) + CHAT_MARGIN) : least;
