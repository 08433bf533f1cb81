import { chatLook, showsChat, ERROR_NOTICE_TIMEOUT } from '@foyer/domain';
import { Launcher } from '@foyer/ui-kit/core';
import { chatIcon } from '@foyer/ui-kit/icons';
import { useEffect, useState } from 'react';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { snackbarOpened } from '~/shared/notices/noticesSlice';
import { storage } from '~/session/storage/browserStores';
import { useAppDispatch, useAppSelector } from '~/session/store/hooks';
import { createChatButton } from './createChatButton';
import { useChatOffset } from './useChatOffset';
import { useProviderLauncher } from './useProviderLauncher';

const OPENED_KEY = 'foyer.chat';

/**
 * The chat button, shown where the site sets a style for it. The provider's script is a third party's,
 * so it loads only after the person presses the button; later pages then load it at once.
 */
export const ChatLauncher = () => {
  const isShown = useAppSelector(({ site }) => site.info !== null && showsChat(site.info));
  return isShown ? <Chat /> : null;
};

const Chat = () => {
  const { t } = useTranslation('optional-services');
  const dispatch = useAppDispatch();
  const chatId = useAppSelector(({ site }) => site.config?.chatId ?? null);
  const look = useAppSelector(({ site }) => (site.info ? chatLook(site.info) : 'both'));
  const [state, setState] = useState<'closed' | 'opening' | 'open'>(() =>
    storage.get(OPENED_KEY) ? 'opening' : 'closed',
  );
  const { offset, foot } = useChatOffset();
  const isProvided = useProviderLauncher(state === 'open', offset);
  useEffect(() => {
    if (state !== 'opening') return;
    createChatButton(chatId).then(
      () => {
        storage.set(OPENED_KEY, 'yes');
        setState('open');
      },
      () => {
        storage.remove(OPENED_KEY);
        setState('closed');
        dispatch(
          snackbarOpened({ text: t('chat.failed'), type: 'Error', timeout: ERROR_NOTICE_TIMEOUT }),
        );
      },
    );
  }, [state, chatId, dispatch, t]);
  return (
    <Launcher
      icon={chatIcon}
      offset={offset}
      foot={foot}
      look={look}
      label={t(state === 'closed' ? 'chat.label' : 'chat.opening')}
      busy={state !== 'closed'}
      hidden={isProvided}
      onClick={() => setState('opening')}
    >
      {t('chat.open')}
    </Launcher>
  );
};
