/** The pill that pays, its busy state, and the quieter choices beside it. */
export const buttons = `
.pill {
  display: flex; align-items: center; justify-content: center; gap: 10px; width: 100%;
  min-height: 56px; padding: 12px 24px; border: 0; border-radius: var(--r-ctl); cursor: pointer;
  font: 600 17px/24px var(--font); background: var(--primary); color: var(--on-primary);
  transition: filter 150ms ease-out;
}
.pill:hover { filter: brightness(1.08); }
.pill:active { filter: brightness(0.94); }
.pill:focus-visible { outline: 3px solid var(--primary); outline-offset: 3px; }
.pill.soft { background: var(--primary-soft); color: var(--on-primary-soft); }
.pill.text { background: transparent; color: var(--primary-text); min-height: 48px; }
.spinner { display: none; }
[aria-busy=true] .pill { opacity: 0.85; cursor: progress; }
[aria-busy=true] .pill .spinner {
  display: block; width: 20px; height: 20px; border-radius: 50%;
  border: 2.5px solid currentColor; border-right-color: transparent;
  animation: turn 0.9s linear infinite;
}
[aria-busy=true] .pill .idle { display: none; }
.pill .busy { display: none; }
[aria-busy=true] .pill .busy { display: inline; }
@keyframes turn { to { rotate: 1turn; } }
@media (prefers-reduced-motion: reduce) {
  *, *::before, *::after { transition: none !important; }
  [aria-busy=true] .pill .spinner { animation-duration: 3s; }
}
`;
