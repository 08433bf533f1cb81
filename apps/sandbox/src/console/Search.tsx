/**
 * A search that `console.js` runs: it shows the parts of the page that hold every word, by their `data-find`, and unfolds
 * what holds them.
 */
export const Search = ({
  what,
  within,
}: {
  what: string;
  /** The selector of the groups; each holds its entries. */
  within: string;
}) => (
  <div class="search">
    <input
      type="search"
      aria-label={`Search ${what}`}
      placeholder={`Search ${what}`}
      data-filter={within}
    />
    <p class="small" role="status"></p>
  </div>
);
