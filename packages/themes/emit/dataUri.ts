/** An SVG drawing as a data URI for use inside double quotes: readable, and smaller than base64. */
export const dataUri = (svg: string): string =>
  `data:image/svg+xml,${svg
    .trim()
    .replace(/\s*\n\s*/g, '')
    .replaceAll('"', "'")
    .replace(/[%#<>{}]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)}`;
