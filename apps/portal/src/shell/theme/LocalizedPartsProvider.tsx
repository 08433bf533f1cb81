import { PartsProvider } from '@foyer/ui-kit/parts';
import type { ReactNode } from 'react';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { languageOf } from '~/shared/i18n/languages';

/** Lets the screens inside it use `@foyer/ui-kit/parts`, in the direction of the current language. */
export const LocalizedPartsProvider = ({ children }: { children: ReactNode }) => {
  const { language } = useTranslation();
  return <PartsProvider direction={languageOf(language).direction}>{children}</PartsProvider>;
};
