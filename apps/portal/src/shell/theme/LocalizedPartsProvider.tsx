import { PartsProvider } from '@foyer/ui-kit/parts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { languageOf } from '~/shared/i18n/languages';

/** Lets the screens inside it use `@foyer/ui-kit/parts`, in the direction of the current language. */
export const LocalizedPartsProvider = ({ children }: { children: ReactNode }) => {
  const { i18n } = useTranslation();
  return <PartsProvider direction={languageOf(i18n.language).direction}>{children}</PartsProvider>;
};
