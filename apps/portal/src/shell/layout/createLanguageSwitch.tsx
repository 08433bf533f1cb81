import { useState, type ReactNode } from 'react';
import { lazyComponent } from '~/shared/loading/lazyComponent';

export interface LanguageButtonProps {
  onRetry?: () => unknown;
}

/**
 * The current language. A press loads the menu of the others, and opens it.
 *
 * @param LanguageButton stands in for the menu until its code has loaded
 * @param tone in a brand bar on the hero, or a row of the portal's menu
 */
export const createLanguageSwitch = (
  LanguageButton: (props: LanguageButtonProps) => ReactNode,
  tone: 'hero' | 'row',
) => {
  const LazyLanguageMenu = lazyComponent<{ tone: typeof tone }>(
    () => import('./LazyLanguageMenu'),
    {
      loading: () => <LanguageButton />,
      failed: ({ onRetry }) => <LanguageButton onRetry={onRetry} />,
    },
  );
  return () => {
    const [isPressed, setPressed] = useState(false);
    return isPressed ? (
      <LazyLanguageMenu tone={tone} />
    ) : (
      <LanguageButton onRetry={() => setPressed(true)} />
    );
  };
};
