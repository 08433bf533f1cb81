import type { Message } from '@foyer/domain';
import { useTranslation } from 'react-i18next';

/** Turns the domain's messages into words: the translation of a key, or text that came as it is. */
export const useMessage = () => {
  const { t } = useTranslation('common');
  return (message: Message): string =>
    'text' in message ? message.text : t(message.key, { ...message.values });
};
