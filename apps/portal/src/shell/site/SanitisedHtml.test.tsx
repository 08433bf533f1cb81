import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import SanitisedHtml from './SanitisedHtml';

afterEach(cleanup);

const levels = (html: string) => {
  render(<SanitisedHtml html={html} />);
  return screen.queryAllByRole('heading').map((each) => `${each.tagName} ${each.textContent}`);
};

describe('the operator’s own HTML', () => {
  it('cannot add a second h1: all its headings move down one level, in their order', () => {
    const html = '<h1>Croeso</h1><p>…</p><H2>Wi-Fi</H2><h1>Hours</h1><h6>Small</h6>';
    expect(levels(html)).toEqual(['H2 Croeso', 'H3 Wi-Fi', 'H2 Hours', 'H6 Small']);
  });

  it('keeps language and direction attributes, and the size of pictures', () => {
    const html =
      '<p lang="cy" dir="ltr">Croeso</p><img src="https://x.example/a.png" alt="a" width="80">';
    const { container } = render(<SanitisedHtml html={html} />);
    expect(container.firstElementChild?.innerHTML).toBe(html);
  });

  it('keeps the heading levels where none is an h1', () => {
    expect(levels('<h2>Wi-Fi</h2><h3>At <b>night</b></h3>')).toEqual(['H2 Wi-Fi', 'H3 At night']);
  });

  it('loses scripts, event handlers, script links and form fields', () => {
    const html =
      '<h1 onclick="x()">Hi <a href="javascript:x()">a</a><script>x()</script></h1><form><input></form>';
    render(<SanitisedHtml html={html} />);
    const { outerHTML } = screen.getByRole('heading', { level: 2 });
    expect(outerHTML).toBe('<h2>Hi <a rel="noreferrer">a</a></h2>');
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});
