const darkRoles = `
  --sunken: #1c2242; --ink: #f1f3ff; --ink-2: #a9b1d6; --line: #272e52; --control: #6b75a6;
  --critical: #ff9a9a; --critical-soft: #48151d; --positive: #5fe3a6; --positive-soft: #0f3a2c;
  --warning: #ffc766; --warning-soft: #402c08; color-scheme: dark;
`;

/** Colours, type and the frame of every page. The primary colour and shapes come per page. */
export const base = `
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
