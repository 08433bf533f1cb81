import { pickDefined } from '../api/pickDefined';
import { pageFonts, systemFont } from '../model/fontFamilies';
import { inkOn, isColour, isDark, mix, readableOn } from './colours';

/** What the merchant decides of a page's look. */
export interface PageTheme {
  primary: string;
  /** CSS length of fields' corners. */
  fieldRadius: string;
  buttonRadius: string;
  font: string;
  /** Headings and buttons; by default as the text. */
  strongFont?: string;
  /** Ground of the page, for its one scheme; by default light and dark as the device asks. */
  ground?: string;
  /** The merchant says which scheme the page is in; by default the device does. */
  scheme?: 'light' | 'dark';
  fontSize?: string;
  labelSize?: string;
  labelWeight?: string;
  ink?: string;
  quiet?: string;
  danger?: string;
  /** Colour of fields' lines. */
  control?: string;
  /** CSS shadow of a field that has the focus. */
  focus?: string;
}

const radii: Record<string, [field: string, button: string]> = {
  rounded: ['12px', '12px'],
  pill: ['20px', '999px'],
  rectangular: ['4px', '4px'],
};

interface Branding {
  button_color: string;
  border_style: string;
  background_color: string;
  font_family?: string;
}

/** The theme of a checkout page, from the session's branding settings. Its ground decides whether it is dark. */
export function brandingTheme(branding: Branding): PageTheme {
  const [fieldRadius, buttonRadius] = radii[branding.border_style] ?? ['12px', '12px'];
  const ground = branding.background_color;
  const fonts = pageFonts(branding.font_family);
  const scheme = isDark(ground) ? 'dark' : 'light';
  return {
    primary: branding.button_color,
    fieldRadius,
    buttonRadius,
    font: fonts.text,
    strongFont: fonts.strong,
    ground,
    scheme,
  };
}

const length = /^\d{1,3}(\.\d+)?(px|rem|em)$/;
const fontList = /^[\w\s,"'-]{1,200}$/;
const weight = /^[1-9]00$/;
const shadow = /^[\w\s,.#%()-]{1,120}$/;

const optional = [
  'ground',
  'ink',
  'quiet',
  'danger',
  'control',
  'focus',
  'labelSize',
  'labelWeight',
  'scheme',
] as const;

const schemes: Readonly<Record<string, 'light' | 'dark'>> = { stripe: 'light', night: 'dark' };

const isLength = (text: string): boolean => length.test(text);

/** The theme of the Payment Element, from `appearance`; what is not plain is left out. */
export function appearanceTheme(theme: unknown, variables: Record<string, unknown>): PageTheme {
  const text = (name: string, isValid: (text: string) => boolean): string | undefined => {
    const value = variables[name];
    return typeof value === 'string' && isValid(value) ? value : undefined;
  };
  const given = {
    ground: text('colorBackground', isColour),
    ink: text('colorText', isColour),
    quiet: text('colorTextSecondary', isColour),
    danger: text('colorDanger', isColour),
    control: text('inputColorBorder', isColour),
    focus: text('inputFocusBoxShadow', (it) => shadow.test(it)),
    labelSize: text('labelFontSize', isLength),
    labelWeight: text('labelFontWeight', (it) => weight.test(it)),
    scheme: schemes[String(theme)],
  };
  return {
    primary: text('colorPrimary', isColour) ?? '#2136f0',
    fieldRadius: text('borderRadius', isLength) ?? '16px',
    buttonRadius: '999px',
    font: text('fontFamily', (it) => fontList.test(it)) ?? systemFont,
    fontSize: text('fontSizeBase', isLength) ?? '17px',
    ...pickDefined(given, optional),
  };
}

const light = { ground: '#ffffff', ink: '#0b1138', soft: 0.88 };
const dark = { ground: '#141932', ink: '#f1f3ff', soft: 0.72 };

/** Text and lines that belong to the merchant's own ground. */
const paper = (theme: PageTheme, ground: string): string[] => {
  const ink = theme.ink ?? mix(isDark(ground) ? '#ffffff' : '#000000', ground, 0.08);
  return [
    `--ink:${ink}`,
    `--ink-2:${theme.quiet ?? readableOn(mix(ink, ground, 0.36), ground, 4.9)}`,
    `--line:${mix(ink, ground, 0.86)}`,
    `--control:${theme.control ?? readableOn(mix(ink, ground, 0.5), ground, 3.2)}`,
    `--sunken:${mix(ink, ground, 0.955)}`,
    ...(theme.danger ? [`--critical:${theme.danger}`] : []),
  ];
};

const scheme = (theme: PageTheme, base: typeof light): string => {
  const ground = theme.ground ?? base.ground;
  const primary = readableOn(theme.primary, ground, base === dark ? 4.5 : 3);
  const soft = mix(primary, ground, base.soft);
  return [
    `--surface:${ground}`,
    `--primary:${primary}`,
    `--on-primary:${inkOn(primary)}`,
    `--primary-text:${readableOn(theme.primary, ground, 4.5)}`,
    `--primary-soft:${soft}`,
    `--on-primary-soft:${readableOn(theme.primary, soft, 4.5)}`,
    `--btn:${theme.primary}`,
    `--on-btn:${inkOn(theme.primary)}`,
    // A button as pale as its page gets an edge.
    `--btn-edge:${primary === theme.primary.toLowerCase() ? 'transparent' : 'var(--ink)'}`,
    `--focus:${theme.focus ?? `0 0 0 4px ${soft}`}`,
    ...(theme.ground ? paper(theme, ground) : []),
  ].join(';');
};

/** Custom properties of one page: for its own scheme, else for light and for dark. */
export function themeStyle(theme: PageTheme): string {
  const shape = [
    `--r-field:${theme.fieldRadius}`,
    `--r-ctl:${theme.buttonRadius}`,
    `--font:${theme.font}`,
    `--font-strong:${theme.strongFont ?? theme.font}`,
    `--field-size:${theme.fontSize ?? '17px'}`,
    `--label-size:${theme.labelSize ?? '13px'}`,
    `--label-weight:${theme.labelWeight ?? '600'}`,
  ].join(';');
  const lightRules = scheme(theme, light);
  const darkRules = scheme(theme, dark);
  // As specific as the style sheet's rules for one scheme.
  if (theme.scheme)
    return `:root[data-scheme]{${shape};${theme.scheme === 'dark' ? darkRules : lightRules}}`;
  return `:root{${shape};${lightRules}}:root[data-scheme=dark]{${darkRules}}@media(prefers-color-scheme:dark){:root:not([data-scheme=light]){${darkRules}}}`;
}
