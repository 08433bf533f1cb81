/** Folders of an installation on the server's machine. */
export interface Places {
  /** The release's `site`, which nothing changes. */
  site: string;
  /** What the configuration has filled in: `index.html`, `public-config.json`. */
  filled: string;
  /** Where the server may write. */
  scratch: string;
}

/** A path as a web server's configuration can hold it: in quotes where a space would end it. */
export const path = (text: string, quoted: (text: string) => string): string =>
  /[^\w./@:+-]/.test(text) ? quoted(text) : text;
