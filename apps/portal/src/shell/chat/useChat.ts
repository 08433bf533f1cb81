import { CODE_TIMEOUT } from '@foyer/domain';
import { useEffect, useState } from 'react';
import { storage } from '~/session/storage/browserStores';
import { useAppSelector } from '~/session/store/hooks';
import { createChatButton, type ChatButton } from './createChatButton';
import { useProviderLauncher } from './useProviderLauncher';

const OPENED_KEY = 'foyer.chat';

/**
 * The provider's chat. The first press loads it and opens it; later pages load it at once and leave it
 * closed. Rule CHAT-4.
 *
 * @param offset the launcher's distance from the bottom of the screen in pixels
 * @param onFailure a press did not open the chat
 */
export const useChat = (offset: number, onFailure: () => void) => {
  const chatId = useAppSelector(({ site }) => site.config?.chatId ?? null);
  const [stage, setStage] = useState<'closed' | 'loading' | 'failed'>(() =>
    storage.get(OPENED_KEY) ? 'loading' : 'closed',
  );
  const [button, setButton] = useState<ChatButton | null>(null);
  const [isOpening, setOpening] = useState(false);
  const launcher = useProviderLauncher(button !== null, offset);
  useEffect(() => {
    if (stage !== 'loading' || button) return;
    createChatButton(chatId).then(
      (created) => {
        storage.set(OPENED_KEY, 'yes');
        setButton(created);
      },
      () => {
        storage.remove(OPENED_KEY);
        setStage('failed');
      },
    );
  }, [stage, button, chatId]);
  useEffect(() => {
    if (!isOpening) return undefined;
    const end = (): void => setOpening(false);
    if (launcher) {
      end();
      if (button?.onClick) button.onClick();
      else launcher.click();
      return undefined;
    }
    const fail = (): void => {
      end();
      // The next press asks the provider again.
      setButton(null);
      setStage('closed');
      onFailure();
    };
    if (stage === 'failed') fail();
    // A provider that is out of reach, or has nobody to chat with, adds no launcher.
    const timer = button && setTimeout(fail, CODE_TIMEOUT);
    return () => clearTimeout(timer ?? undefined);
    // oxlint-disable-next-line react/exhaustive-deps -- a new callback opens nothing
  }, [isOpening, launcher, button, stage]);
  const open = (): void => {
    setStage('loading');
    setOpening(true);
  };
  return { open, isOpening, isProvided: launcher !== null };
};
