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

  it.each([
    ['<a href="https://x.example/our hours.pdf">a</a>', 'https://x.example/our%20hours.pdf'],
    ['<area href="https://x.example/a" alt="a">', 'https://x.example/a'],
    ['<img src="http://x.example/a b.png" alt="">', 'http://x.example/a%20b.png'],
    ['<video poster="https://x.example/a.png"></video>', 'https://x.example/a.png'],
    [
      '<img srcset="https://x.example/a.png 1x, https://x.example/b.png 2x" alt="">',
      'https://x.example/a.png 1x, https://x.example/b.png 2x',
    ],
  ])('keeps an address of http or https: %s', (html, kept) => {
    const { container } = render(<SanitisedHtml html={html} />);
    expect(container.innerHTML).toContain(`"${kept}"`);
  });

  it.each([
    ['<a href="data:text/html,x">a</a>'],
    ['<a href="mailto:a@x.example">a</a>'],
    ['<area href="javascript:x()" alt="a">'],
    ['<area href="//x.example/a" alt="a">'],
    ['<img src="data:image/png;base64,AAAA" alt="">'],
    ['<img src="/a.png" alt="">'],
    ['<img srcset="https://x.example/a.png 1x, data:image/png;base64,AAAA 2x" alt="">'],
    ['<video src="data:video/mp4;base64,AAAA" poster="data:image/png;base64,AAAA"></video>'],
    ['<audio src="data:audio/mp3;base64,AAAA"></audio>'],
    ['<video><source src="data:video/mp4;base64,AAAA"></video>'],
    ['<video><track src="data:text/vtt,x"></video>'],
    ['<table background="data:image/png;base64,AAAA"><tbody></tbody></table>'],
    ['<blockquote cite="data:text/html,x">a</blockquote>'],
    ['<a ping="https://x.example/seen">a</a>'],
    ['<form action="https://x.example/">a</form>'],
  ])('loses any other address: %s', (html) => {
    const { container } = render(<SanitisedHtml html={html} />);
    expect(container.innerHTML).not.toMatch(
      /(?:href|src|srcset|poster|background|cite|ping|action)=/,
    );
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
