/** The marks of the card brands; the form's data-brand says which one shows. */
export const BrandMarks = () => (
  <span class="brand" aria-hidden="true">
    <svg class="b-unknown" viewBox="0 0 36 24">
      <rect
        x="1"
        y="1"
        width="34"
        height="22"
        rx="4"
        fill="none"
        stroke="var(--control)"
        stroke-width="1.5"
      />
      <path d="M1 8h34" stroke="var(--control)" stroke-width="3" />
      <path d="M6 17h8" stroke="var(--control)" stroke-width="2" stroke-linecap="round" />
    </svg>
    <svg class="b-visa" viewBox="0 0 46 24">
      <text
        x="23"
        y="18"
        text-anchor="middle"
        font-family="Arial, sans-serif"
        font-size="18"
        font-weight="800"
        font-style="italic"
        fill="currentColor"
        letter-spacing="-.5"
      >
        VISA
      </text>
    </svg>
    <svg class="b-mastercard" viewBox="0 0 38 24">
      <circle cx="14" cy="12" r="10" fill="#eb001b" />
      <circle cx="24" cy="12" r="10" fill="#f79e1b" />
      <path d="M19 3.3a10 10 0 0 1 0 17.4 10 10 0 0 1 0-17.4" fill="#ff5f00" />
    </svg>
    <svg class="b-amex" viewBox="0 0 46 24">
      <rect width="46" height="24" rx="4" fill="#016fd0" />
      <text
        x="23"
        y="16.5"
        text-anchor="middle"
        font-family="Arial, sans-serif"
        font-size="12"
        font-weight="800"
        fill="#fff"
      >
        AMEX
      </text>
    </svg>
    <svg class="b-discover" viewBox="0 0 46 24">
      <rect x=".75" y=".75" width="44.5" height="22.5" rx="4" fill="#fff" stroke="#8a8fa8" />
      <text
        x="18"
        y="16"
        text-anchor="middle"
        font-family="Arial, sans-serif"
        font-size="8"
        font-weight="800"
        fill="#111"
      >
        DISC
      </text>
      <circle cx="35" cy="12" r="6" fill="#f76b1c" />
    </svg>
  </span>
);
