/** Letters of Latin languages in one weight, which browsers fetch only for a page in that family. */
const bold = (name: string, file: string): string =>
  `@font-face { font-family: "${name}"; font-weight: 600 900; font-display: swap; src: url(/assets/${file}) format("woff2"); }`;

const darkRoles = `
  --sunken: #1c2242; --ink: #f1f3ff; --ink-2: #a9b1d6; --line: #272e52; --control: #6b75a6;
  --critical: #ff9a9a; --critical-soft: #48151d; --positive: #5fe3a6; --positive-soft: #0f3a2c;
  --warning: #ffc766; --warning-soft: #402c08; color-scheme: dark;
`;

/** Colours, type and the frame of every page. The primary colour and shapes come per page. */
const base = `
${bold('Inter bold', 'inter-700.woff2')}
${bold('Nunito bold', 'nunito-800.woff2')}
:root {
  --sunken: #f4f6fd; --ink: #0b1138; --ink-2: #525a80; --line: #dde2f3; --control: #7e87ac;
  --critical: #be1e2d; --critical-soft: #ffe4e4; --positive: #08714a; --positive-soft: #d9f4e6;
  --warning: #864c00; --warning-soft: #ffefcc; color-scheme: light;
}
:root[data-scheme=dark] { ${darkRoles} }
@media (prefers-color-scheme: dark) { :root:not([data-scheme=light]) { ${darkRoles} } }
*, *::before, *::after { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; }
body {
  margin: 0; background: var(--surface); color: var(--ink); font: 400 15px/22px var(--font);
  font-variant-numeric: tabular-nums; -webkit-font-smoothing: antialiased;
}
main { display: flow-root; }
h1, h2, p, dl, dd, ul { margin: 0; padding: 0; }
h1, .pill, .total, .field > label:not(.agree) { font-family: var(--font-strong); }
h1 { font-size: 22px; line-height: 28px; font-weight: 700; letter-spacing: -0.02em; }
[hidden] { display: none !important; }
a { color: var(--primary-text); font-weight: 600; text-underline-offset: 3px; }
a:focus-visible { outline: 3px solid var(--primary); outline-offset: 2px; border-radius: 4px; }
.seen-by-ear {
  position: absolute; width: 1px; height: 1px; margin: -1px; overflow: hidden;
  clip-path: inset(50%); white-space: nowrap;
}
.whole { white-space: nowrap; }
.fine { font-size: 13px; line-height: 18px; color: var(--ink-2); text-align: center; }
.icon { width: 20px; height: 20px; flex: none; }
`;

/** Labels above, 56 px fields, one message below each; then the buttons. */
const fields = `
.form { display: grid; gap: 20px; border: 0; margin: 0; padding: 0; min-width: 0; }
.field { display: grid; gap: 6px; min-width: 0; align-content: start; }
.field > label:not(.agree) { font-size: var(--label-size); line-height: 18px; font-weight: var(--label-weight); }
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
  box-shadow: var(--focus);
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

/** The pill that pays, its busy state, and the quieter choices beside it. */
const buttons = `
.pill {
  display: flex; align-items: center; justify-content: center; gap: 10px; width: 100%;
  min-height: 56px; padding: 12px 24px; border: 0; border-radius: var(--r-ctl); cursor: pointer;
  font: 600 17px/24px var(--font-strong); background: var(--btn); color: var(--on-btn);
  box-shadow: inset 0 0 0 1.5px var(--btn-edge); transition: filter 150ms ease-out;
}
.pill:hover { filter: brightness(1.08); }
.pill:active { filter: brightness(0.94); }
.pill:focus-visible { outline: 3px solid var(--primary); outline-offset: 3px; }
.pill.soft { box-shadow: none; background: var(--primary-soft); color: var(--on-primary-soft); }
.pill.text { box-shadow: none; background: transparent; color: var(--primary-text); min-height: 48px; }
.spinner { display: none; }
[aria-busy=true] .pill, .pill:disabled { opacity: 0.85; cursor: progress; }
[aria-busy=true] .pill .spinner, .pill:disabled .spinner {
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
  [aria-busy=true] .pill .spinner, .pill:disabled .spinner { animation-duration: 3s; }
}
`;

/** The checkout page: head, order, alert, and the quiet end states. */
const checkout = `
.checkout { padding: 4px; display: grid; gap: 20px; }
.page { max-width: 560px; margin: 0 auto; padding: 24px 16px; }
.head { display: flex; align-items: center; justify-content: space-between; gap: 12px; flex-wrap: wrap; }
.chip {
  display: inline-flex; align-items: center; gap: 6px; height: 28px; padding: 0 12px;
  border-radius: 999px; background: var(--sunken); color: var(--ink-2);
  font-size: 13px; line-height: 18px; font-weight: 600;
}
.chip .icon { width: 16px; height: 16px; }
.order { background: var(--sunken); border-radius: calc(var(--r-field) + 0px); padding: 4px 16px; }
.order > div { display: flex; gap: 12px; justify-content: space-between; padding: 10px 0; }
.order > div + div { border-top: 1px solid var(--line); }
.order dt { min-width: 0; overflow-wrap: anywhere; }
.order dt small { display: block; font-size: 13px; line-height: 18px; color: var(--ink-2); }
.order dd { white-space: nowrap; font-weight: 600; }
.order .total { font-weight: 700; font-size: 17px; line-height: 24px; }
.order .tag { display: flex; align-items: center; gap: 8px; font-weight: 600; }
.alert {
  display: grid; grid-template-columns: 20px 1fr; gap: 10px; padding: 14px 16px;
  border-radius: var(--r-field); background: var(--critical-soft); color: var(--critical);
}
.alert strong { display: block; font-weight: 600; }
.alert small { display: block; font-size: 13px; line-height: 18px; }
.state { display: grid; gap: 12px; justify-items: center; text-align: center; padding: 40px 16px; }
.state .sign {
  display: grid; place-items: center; width: 64px; height: 64px; border-radius: 50%;
  background: var(--positive-soft); color: var(--positive);
}
.state .sign.warn { background: var(--warning-soft); color: var(--warning); }
.state .sign .icon { width: 32px; height: 32px; }
.state p { color: var(--ink-2); max-width: 40ch; }
`;

/** The bank's page: a finished dialog of its own, plainly not the merchant's. */
const bank = `
.bank { min-height: 100dvh; display: grid; grid-template-rows: auto 1fr; }
.bank-head {
  display: flex; align-items: center; gap: 12px; padding: 16px 20px;
  background: #12324a; color: #fff; font-weight: 600; font-size: 17px; line-height: 24px;
}
.bank-head .scheme { margin-left: auto; font-size: 13px; line-height: 18px; font-weight: 400; }
.bank-body { padding: 24px 20px; display: grid; gap: 20px; align-content: space-between; }
.bank-body .top { display: grid; gap: 16px; }
.facts { display: grid; border-radius: 16px; background: var(--sunken); padding: 4px 16px; }
.facts > div { display: flex; justify-content: space-between; gap: 12px; padding: 10px 0; }
.facts > div + div { border-top: 1px solid var(--line); }
.facts dt { color: var(--ink-2); }
.facts dd { font-weight: 600; text-align: right; }
.bank h1:focus { outline: none; }
.bank .actions { display: grid; gap: 8px; }
`;

/** The one stylesheet of the provider's pages. */
export const stylesheet = [base, fields, buttons, checkout, bank].join('\n');
