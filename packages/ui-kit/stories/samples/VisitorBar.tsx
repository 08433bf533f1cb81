import type { ReactNode } from 'react';
import { BrandBar } from '../../src/core/brand-bar/BrandBar';
import { Logo } from '../../src/core/logo/Logo';
import { brandName } from '../support/brandName';
import { LanguageMenu } from '../../src/parts/language-menu/LanguageMenu';

const languages = [
  { code: 'en', name: 'English' },
  { code: 'de', name: 'Deutsch' },
  { code: 'ar', name: 'العربية' },
];

/** The brand bar of a visitor's screen, with the language menu unless it has other content at its end. */
export const VisitorBar = ({ children }: { children?: ReactNode }) => (
  <BrandBar logo={<Logo name={brandName()} tone="hero" />}>
    {children ?? (
      <LanguageMenu
        tone="hero"
        label="Language: English"
        languages={languages}
        current="en"
        onSelect={() => undefined}
      />
    )}
  </BrandBar>
);
