import { expect, it } from 'vitest';
import { parseInert, setSource } from './policy';

it.each(['https://js.example/a.js', '/own.js', './assets/a.js', 'http://localhost:4001/v3/a.js'])(
  'a script may come from %s',
  (address) => {
    const script = document.createElement('script');
    setSource(script, address);
    expect(script.getAttribute('src')).toBe(address);
  },
);

it.each([
  'data:text/javascript,x()',
  'javascript:x()',
  'blob:https://a.example/1',
  ' java\nscript:x()',
])('a script never comes from %j, which carries its own code', (address) => {
  const script = document.createElement('script');
  expect(() => setSource(script, address)).toThrow('No script comes from');
  expect(script.hasAttribute('src')).toBe(false);
});

it('HTML is parsed outside the page, where nothing of it loads', () => {
  const parsed = parseInert('<img src="https://a.example/x.png" onerror="x()">Hello');
  expect(parsed.ownerDocument).not.toBe(document);
  expect(parsed.textContent).toBe('Hello');
});
