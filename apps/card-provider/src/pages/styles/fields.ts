/** Labels above, 56 px fields, one message below each; then the buttons. */
export const fields = `
.form { display: grid; gap: 20px; border: 0; margin: 0; padding: 0; min-width: 0; }
.field { display: grid; gap: 6px; min-width: 0; align-content: start; }
.field > label:not(.agree) { font-size: 13px; line-height: 18px; font-weight: 600; }
.row { display: grid; grid-template-columns: 1fr 1fr; gap: 12px; }
.box { position: relative; }
.box input {
  display: block; width: 100%; height: 56px; padding: 0 16px; margin: 0; appearance: none;
  font: 400 var(--field-size)/24px var(--font); color: var(--ink); background: var(--surface);
  border: 1.5px solid var(--control); border-radius: var(--r-field);
  font-variant-numeric: tabular-nums;
  transition: border-color 150ms ease-out, box-shadow 150ms ease-out;
}
.box input::placeholder { color: var(--ink-2); opacity: 1; }
.box input:focus {
  outline: 2px solid transparent; border-color: var(--primary); border-width: 2px; padding: 0 15.5px;
  box-shadow: 0 0 0 4px var(--primary-soft);
}
.box input[aria-invalid]:focus { box-shadow: 0 0 0 4px var(--critical-soft); }
.box input[aria-invalid] { border-color: var(--critical); border-width: 2px; padding: 0 15.5px; }
.box input:-webkit-autofill {
  -webkit-text-fill-color: var(--ink); box-shadow: inset 0 0 0 60px var(--primary-soft);
}
.problem { display: flex; gap: 6px; font-size: 13px; line-height: 18px; color: var(--critical); }
.brand { position: absolute; right: 14px; top: 50%; translate: 0 -50%; pointer-events: none; }
.brand svg { display: none; height: 24px; width: auto; }
[data-brand=unknown] .brand .b-unknown, [data-brand=visa] .brand .b-visa,
[data-brand=mastercard] .brand .b-mastercard, [data-brand=amex] .brand .b-amex,
[data-brand=discover] .brand .b-discover { display: block; }
.box.has-brand input, .box.has-brand input:focus { padding-right: 68px; }
@media (max-width: 300px) {
  .box input, .box input:focus { padding-left: 12px; padding-right: 12px; font-size: 16px; }
  .box.has-brand input, .box.has-brand input:focus { padding-right: 50px; letter-spacing: -0.03em; }
  .brand { right: 10px; }
  .brand svg { height: 20px; }
}
.agree { display: grid; grid-template-columns: 24px 1fr; gap: 12px; cursor: pointer; }
.agree input {
  appearance: none; width: 24px; height: 24px; margin: 0; border: 1.5px solid var(--control);
  border-radius: 8px; display: grid; place-items: center; background: var(--surface);
}
.agree input::before {
  content: ''; width: 12px; height: 7px; margin-top: -3px; border: solid var(--on-primary);
  border-width: 0 0 2.5px 2.5px; rotate: -45deg; opacity: 0;
}
.agree input:checked { background: var(--primary); border-color: var(--primary); }
.agree input:checked::before { opacity: 1; }
.agree input:focus-visible { outline: 3px solid var(--primary); outline-offset: 3px; }
.agree input[aria-invalid] { border-color: var(--critical); border-width: 2px; }
@media (forced-colors: active) { .agree input { appearance: auto; } }
`;
