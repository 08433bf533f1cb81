import type { KeyMessage, Message } from '@foyer/domain';
import { useList } from './useList';
import { useTranslation } from './useTranslation';

/** Translates the domain's messages: the text of a key, or the server's own text unchanged. */
export const useMessage = () => {
  const { t } = useTranslation('common');
  const list = useList();
  const inWords = (values: NonNullable<KeyMessage['values']>) =>
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => [
        name,
        typeof value === 'object' ? list.any(value) : value,
      ]),
    );
  return (message: Message): string =>
    'text' in message ? message.text : t(message.key, inWords(message.values ?? {}));
};
