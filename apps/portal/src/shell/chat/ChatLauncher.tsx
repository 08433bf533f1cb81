import { showsChat, ERROR_NOTICE_TIMEOUT } from '@foyer/domain';
import { Launcher } from '@foyer/ui-kit/core';
import { chatIcon } from '@foyer/ui-kit/icons';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { snackbarOpened } from '~/shared/notices/noticesSlice';
import { storage } from '~/session/storage/stores';
import { useAppDispatch, useAppSelector } from '~/session/store/hooks';
import { openChat } from './openChat';
import { useChatOffset } from './useChatOffset';
import { useProviderLauncher } from './useProviderLauncher';

const WANTED = 'foyer.chat';

/**
 * Chat, where the site has a style for its button. The provider's script is a third party's: it is
 * loaded when the person presses our launcher, and by itself on later pages once they have.
 */
export const ChatLauncher = () => {
  const isShown = useAppSelector(({ site }) => site.info !== null && showsChat(site.info));
  return isShown ? <Chat /> : null;
};

const Chat = () => {
  const { t } = useTranslation('extras');
  const dispatch = useAppDispatch();
  const chatId = useAppSelector(({ site }) => site.config?.chatId ?? null);
  const [state, setState] = useState<'closed' | 'opening' | 'open'>(() =>
    storage.get(WANTED) ? 'opening' : 'closed',
  );
  const offset = useChatOffset();
  const isProvided = useProviderLauncher(state === 'open', offset);
  useEffect(() => {
    if (state !== 'opening') return;
    openChat(chatId).then(
      () => {
        storage.set(WANTED, 'yes');
        setState('open');
      },
      () => {
        storage.remove(WANTED);
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
      label={t(state === 'closed' ? 'chat.label' : 'chat.opening')}
      busy={state !== 'closed'}
      hidden={isProvided}
      onClick={() => setState('opening')}
    >
      {t('chat.open')}
    </Launcher>
  );
};
