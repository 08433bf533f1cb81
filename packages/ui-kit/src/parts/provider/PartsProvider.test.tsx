import { useTheme } from '@mui/material/styles';
import { render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { TextField } from '../text-field/TextField';
import { PartsProvider } from './PartsProvider';

const sheets = () => [...document.head.querySelectorAll<HTMLStyleElement>('style[data-emotion]')];

afterEach(() => {
  for (const sheet of sheets()) sheet.remove();
});

const Direction = () => <output>{useTheme().direction}</output>;

describe('PartsProvider', () => {
  it('inserts styles as rules, which a strict content security policy allows', () => {
    render(
      <PartsProvider>
        <TextField label="Email address" />
      </PartsProvider>,
    );
    expect(sheets().length).toBeGreaterThan(0);
    expect(sheets().every(({ textContent }) => textContent === '')).toBe(true);
    expect(sheets().some(({ sheet }) => (sheet?.cssRules.length ?? 0) > 0)).toBe(true);
  });

  it('sets the nonce of the page on style elements', () => {
    render(
      <PartsProvider nonce="r4nd0m">
        <TextField label="Email address" />
      </PartsProvider>,
    );
    expect(sheets().length).toBeGreaterThan(0);
    expect(sheets().every(({ nonce }) => nonce === 'r4nd0m')).toBe(true);
  });

  it('puts its styles before the style sheets of the parts', () => {
    const own = document.head.appendChild(document.createElement('style'));
    render(
      <PartsProvider>
        <TextField label="Email address" />
      </PartsProvider>,
    );
    expect(document.head.lastElementChild).toBe(own);
    own.remove();
  });

  it.each(['ltr', 'rtl'] as const)('sets the text direction %s for the parts', (direction) => {
    render(
      <PartsProvider direction={direction}>
        <Direction />
      </PartsProvider>,
    );
    expect(screen.getByText(direction)).toBeTruthy();
  });
});
