import { inkOn, isColour, mix, readableOn } from './colours';

/** The parts of the merchant's branding that a page uses. */
export interface PageTheme {
  primary: string;
  /** CSS length of fields' corners. */
  fieldRadius: string;
  buttonRadius: string;
  font: string;
  /** Ground of the page; by default that of a card, light or dark as the device asks. */
  ground?: string;
  /** The embedding page says which scheme it is in; by default the device does. */
  scheme?: 'light' | 'dark';
  fontSize?: string;
}

const system = 'system-ui, -apple-system, "Segoe UI", Roboto, "Inter", sans-serif';

const radii: Record<string, [field: string, button: string]> = {
  rounded: ['16px', '999px'],
  pill: ['28px', '999px'],
  rectangular: ['4px', '4px'],
};

/** The theme of a checkout page, from the session's branding settings. */
export function brandingTheme(branding: { button_color: string; border_style: string }): PageTheme {
  const [fieldRadius, buttonRadius] = radii[branding.border_style] ?? ['16px', '999px'];
  return { primary: branding.button_color, fieldRadius, buttonRadius, font: system };
}

const length = /^\d{1,3}(\.\d+)?(px|rem|em)$/;
const fontList = /^[\w\s,"'-]{1,200}$/;

const valid = (value: unknown, test: (text: string) => boolean, fallback: string): string =>
  typeof value === 'string' && test(value) ? value : fallback;

/** The theme of the Payment Element, from `appearance.variables`; what is not plain is left out. */
export function appearanceTheme(theme: unknown, variables: Record<string, unknown>): PageTheme {
  const radius = valid(variables['borderRadius'], (it) => length.test(it), '16px');
  const ground = variables['colorBackground'];
  return {
    primary: valid(variables['colorPrimary'], isColour, '#2136f0'),
    fieldRadius: radius,
    buttonRadius: '999px',
    font: valid(variables['fontFamily'], (it) => fontList.test(it), system),
    ...(typeof ground === 'string' && isColour(ground) && { ground }),
    ...(theme === 'night' && { scheme: 'dark' }),
    ...(theme === 'stripe' && { scheme: 'light' }),
    fontSize: valid(variables['fontSizeBase'], (it) => length.test(it), '17px'),
  };
}

const light = { ground: '#ffffff', ink: '#0b1138', soft: 0.88 };
const dark = { ground: '#141932', ink: '#f1f3ff', soft: 0.72 };

const scheme = (theme: PageTheme, base: typeof light, ground: string): string => {
  const primary = readableOn(theme.primary, ground, base === dark ? 4.5 : 3);
  const soft = mix(primary, ground, base.soft);
  return [
    `--surface:${ground}`,
    `--primary:${primary}`,
    `--on-primary:${inkOn(primary)}`,
    `--primary-text:${readableOn(theme.primary, ground, 4.5)}`,
    `--primary-soft:${soft}`,
    `--on-primary-soft:${readableOn(theme.primary, soft, 4.5)}`,
  ].join(';');
};

/** Custom properties of one page, for light and for dark. */
export function themeStyle(theme: PageTheme): string {
  const shape = `--r-field:${theme.fieldRadius};--r-ctl:${theme.buttonRadius};--font:${theme.font};--field-size:${theme.fontSize ?? '17px'}`;
  const lightRules = scheme(
    theme,
    light,
    theme.scheme === 'dark' ? light.ground : (theme.ground ?? light.ground),
  );
  const darkRules = scheme(
    theme,
    dark,
    theme.scheme === 'dark' ? (theme.ground ?? dark.ground) : dark.ground,
  );
  return `:root{${shape};${lightRules}}:root[data-scheme=dark]{${darkRules}}@media(prefers-color-scheme:dark){:root:not([data-scheme=light]){${darkRules}}}`;
}
