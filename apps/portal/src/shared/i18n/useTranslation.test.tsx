import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { changeLanguage } from './chosenLanguage';
import { loadTexts, startI18n } from './i18n';
import { TextWithParts } from './TextWithParts';
import { useTranslation } from './useTranslation';

const TermsLink = ({ children }: { children?: ReactNode }) => <a href="/terms">{children}</a>;

const Terms = () => {
  const { t, language } = useTranslation('no-user');
  return (
    <p lang={language}>
      <TextWithParts text={t('terms')} parts={{ terms: <TermsLink /> }} />
    </p>
  );
};

beforeAll(async () => {
  await startI18n();
  await loadTexts('no-user');
});
afterEach(async () => {
  await act(() => changeLanguage('en'));
});

describe('a component with texts', () => {
  it('shows a sentence with a link in it, and shows it again in another language', async () => {
    render(<Terms />);
    expect(screen.getByRole('paragraph')).toHaveTextContent('I accept the terms');
    expect(screen.getByRole('link', { name: 'terms' })).toHaveAttribute('href', '/terms');
    await act(() => changeLanguage('ar'));
    expect(screen.getByRole('paragraph')).toHaveAttribute('lang', 'ar');
    expect(screen.getByRole('link').textContent).toMatch(/\p{Script=Arabic}/u);
  });
});
