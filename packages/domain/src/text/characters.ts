/** Splits a text into code points. An emoji is one; `length` would count two. */
export const charactersIn = (text: string): string[] => Array.from(text);
