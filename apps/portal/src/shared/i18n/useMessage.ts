import type { Message } from '@foyer/domain';
import { useTranslation } from './useTranslation';

/** Translates the domain's messages: the text of a key, or the server's own text unchanged. */
export const useMessage = () => {
  const { t } = useTranslation('common');
  return (message: Message): string =>
    'text' in message ? message.text : t(message.key, { ...message.values });
};
