import { useTheme } from '@mui/material/styles';
import { render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Drawer } from '../drawer/Drawer';
import { MuiProvider } from './MuiProvider';

const sheets = () => [...document.head.querySelectorAll<HTMLStyleElement>('style[data-emotion]')];

afterEach(() => {
  document.documentElement.dir = '';
});

const Direction = () => <output>{useTheme().direction}</output>;

describe('MUI’s provider', () => {
  it('inserts styles as rules, first in the head, which a strict content security policy allows', () => {
    const own = document.head.appendChild(document.createElement('style'));
    render(
      <Drawer open heading="More" closeLabel="Close" onClose={() => {}}>
        Settings
      </Drawer>,
    );
    expect(screen.getByRole('heading', { name: 'More' })).toBeTruthy();
    expect(sheets().length).toBeGreaterThan(0);
    expect(sheets().every(({ textContent }) => textContent === '')).toBe(true);
    expect(sheets().some(({ sheet }) => (sheet?.cssRules.length ?? 0) > 0)).toBe(true);
    expect(document.head.lastElementChild).toBe(own);
    own.remove();
  });

  it.each(['ltr', 'rtl'])('takes the text direction %s of the page', (direction) => {
    document.documentElement.dir = direction;
    render(
      <MuiProvider>
        <Direction />
      </MuiProvider>,
    );
    expect(screen.getByText(direction)).toBeTruthy();
  });
});
