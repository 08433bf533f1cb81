import { chatLook, showsChat } from '@foyer/domain';
import { Launcher } from '@foyer/ui-kit/core';
import { chatIcon } from '@foyer/ui-kit/icons';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { snackbarOpened } from '~/shared/notices/noticesSlice';
import { useAppDispatch, useAppSelector } from '~/session/store/hooks';
import { useChat } from './useChat';
import { useChatOffset } from './useChatOffset';

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
  const look = useAppSelector(({ site }) => (site.info ? chatLook(site.info) : 'both'));
  const { offset, foot } = useChatOffset();
  const { open, isOpening, isProvided } = useChat(offset, () => {
    dispatch(snackbarOpened({ text: t('chat.failed'), type: 'Error' }));
  });
  return (
    <Launcher
      icon={chatIcon}
      offset={offset}
      foot={foot}
      look={isOpening ? 'both' : look}
      label={t(isOpening ? 'chat.opening' : 'chat.label')}
      busy={isOpening}
      hidden={isProvided}
      onClick={open}
    >
      {t(isOpening ? 'chat.opening' : 'chat.open')}
    </Launcher>
  );
};
