import { screen } from '@testing-library/react';

const named = [
  'heading',
  'link',
  'button',
  'radio',
  'checkbox',
  'switch',
  'textbox',
  'combobox',
  'tab',
  'dialog',
] as const;

/** What a sentence has where a value is missing. */
const hole =
  /undefined|NaN|\bnull\b|Invalid Date|\{\{|\}\}|\[object| {2}|\s[.,;:!?]\s|\(\s*\)|[“‘]\s*[”’]|^[,.;:]\s|\s[.,]$/;

/** What a sentence has where a value says what the sentence says already: "Your plan plan". */
const repeated = /(?<!\p{L})(\p{L}{3,}) \1(?!\p{L})/iu;

const sentences = 'p, li, h1, h2, h3, h4, a, button, label, legend, dt, dd, td, th, span, summary';

const isEmpty = (text: string | null | undefined): boolean => (text ?? '').trim() === '';

/** The texts of the page: its sentences, the names that are written for screen readers, its title. */
export const textsOf = (page: Document): string[] => [
  page.title,
  ...[...page.body.querySelectorAll(sentences)].map(({ textContent }) => textContent ?? ''),
  ...[...page.body.querySelectorAll('[aria-label], [title], [alt], [placeholder]')].flatMap(
    (element) =>
      ['aria-label', 'title', 'alt', 'placeholder'].map((name) => element.getAttribute(name) ?? ''),
  ),
];

/** What is wrong with the page that shows, whatever the answers were. */
export const faultsOfPage = (): string[] => [
  ...named.flatMap((role) =>
    screen
      .queryAllByRole(role, { name: isEmpty })
      .map((element) => `a ${role} without a name: ${element.outerHTML.slice(0, 200)}`),
  ),
  ...textsOf(document)
    .filter((text) => hole.test(text))
    .map((text) => `a hole in “${text}”`),
  ...textsOf(document)
    .filter((text) => repeated.test(text))
    .map((text) => `a word twice in “${text}”`),
];
