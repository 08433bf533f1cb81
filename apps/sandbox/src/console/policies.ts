/** Of the console. MUI adds an empty style element and fills it through the object model, as in the portal. */
export const consolePolicy = (ancestors: "'none'" | "'self'" = "'none'"): string =>
  [
    "default-src 'self'",
    "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
    "img-src 'self' data:",
    "form-action 'self'",
    `frame-ancestors ${ancestors}`,
    "base-uri 'none'",
    "object-src 'none'",
  ].join('; ');

/** A mail runs and loads nothing. Its styles are in its HTML. */
export const mailPolicy = [
  'sandbox',
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  'img-src data:',
  "frame-ancestors 'self'",
].join('; ');
