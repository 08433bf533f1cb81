/** A text's signs, by code point: an emoji is one, where JavaScript's own `length` counts two. */
export const charactersIn = (text: string): string[] => Array.from(text);
