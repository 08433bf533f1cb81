import { callApi } from '~/session/api/callApi';
import { loadScript } from '~/shared/third-parties/loadScript';

/** The provider's handle of its button. */
export interface ChatButton {
  /** Opens the chat. */
  onClick?: () => void;
}

declare global {
  interface Window {
    /** Defined by the chat provider's script. */
    LiveAgent?: { createButton: (id: string, script: HTMLScriptElement) => ChatButton | void };
  }
}

/**
 * Loads the chat provider's script from the address of GET /live-agent and creates the provider's
 * button, which appears a moment later.
 *
 * @param chatId the public configuration's button id; null takes the one of GET /live-agent
 * @throws Error when there is no chat or its script fails to load
 */
export const createChatButton = async (chatId: string | null): Promise<ChatButton> => {
  const { data } = await callApi('getLiveAgent');
  const address = data?.scriptUrl;
  const id = chatId ?? data?.buttonId;
  if (!address || !id) throw new Error('This site has no chat.');
  const script = await loadScript(address);
  if (!window.LiveAgent) throw new Error('The chat did not start.');
  return window.LiveAgent.createButton(id, script) ?? {};
};
