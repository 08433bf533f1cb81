import { siteLink } from '@foyer/domain';
import { askClient } from '~/session/api/ask';
import { loadScript } from '~/shared/third-parties/loadScript';

declare global {
  interface Window {
    /** What the chat provider's script defines. */
    LiveAgent?: { createButton: (id: string, script: HTMLScriptElement) => void };
  }
}

/**
 * Asks where chat comes from (specification, section 7: GET /live-agent), loads the provider's script
 * and lets it make its launcher, which appears a moment later.
 *
 * @param chatId public configuration's; null takes the one that comes with the script's address
 * @throws Error when any of it cannot be had
 */
export const openChat = async (chatId: string | null): Promise<void> => {
  const { data } = await askClient((client) => client.site.getLiveAgent());
  const address = siteLink(data?.scriptUrl);
  const id = chatId ?? data?.buttonId;
  if (!address || !id) throw new Error('There is no chat here.');
  const script = await loadScript(address);
  if (!window.LiveAgent) throw new Error('The chat did not start.');
  window.LiveAgent.createButton(id, script);
};
