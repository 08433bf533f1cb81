/** Links in a message, in their order, each once. */
export const findLinks = (text: string): string[] => [
  ...new Set(text.match(/https?:\/\/[^\s<>"']+/g) ?? []),
];

/** Codes that are to be typed: six digits, or letters and digits in groups such as `K7QM-2XWD`. */
export const findCodes = (text: string): string[] => {
  const words = text.replace(/https?:\/\/\S+/g, ' ');
  return [...new Set(words.match(/\b\d{6}\b|\b[A-Z0-9]{4}-[A-Z0-9]{4}\b/g) ?? [])];
};
