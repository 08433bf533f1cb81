/** The device's own font, font by font: `system-ui` is a poor font on many Linux devices. */
export const systemFont =
  '-apple-system, BlinkMacSystemFont, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif';

/** The fonts that a device shows if it does not have the family. */
const standIn = {
  sans: systemFont,
  geometric: `"Avenir Next", Avenir, "Century Gothic", ${systemFont}`,
  humanist: 'Seravek, Candara, "Gill Sans", Ubuntu, "DejaVu Sans", sans-serif',
  rounded: `ui-rounded, "Arial Rounded MT Bold", ${systemFont}`,
  serif: 'ui-serif, Cambria, Georgia, "DejaVu Serif", serif',
  slab: 'Rockwell, "Roboto Slab", "Sitka Text", "DejaVu Serif", serif',
  mono: 'ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", monospace',
};

/** By the names that the API gives them. */
const families = {
  be_vietnam_pro: ['Be Vietnam Pro', 'geometric'],
  bitter: ['Bitter', 'slab'],
  chakra_petch: ['Chakra Petch', 'sans'],
  hahmlet: ['Hahmlet', 'serif'],
  inconsolata: ['Inconsolata', 'mono'],
  inter: ['Inter', 'sans'],
  lato: ['Lato', 'humanist'],
  lora: ['Lora', 'serif'],
  m_plus_1_code: ['M PLUS 1 Code', 'mono'],
  montserrat: ['Montserrat', 'geometric'],
  noto_sans: ['Noto Sans', 'sans'],
  noto_sans_jp: ['Noto Sans JP', 'sans'],
  noto_serif: ['Noto Serif', 'serif'],
  nunito: ['Nunito', 'rounded'],
  open_sans: ['Open Sans', 'humanist'],
  pridi: ['Pridi', 'slab'],
  pt_sans: ['PT Sans', 'humanist'],
  pt_serif: ['PT Serif', 'serif'],
  raleway: ['Raleway', 'geometric'],
  roboto: ['Roboto', 'sans'],
  roboto_slab: ['Roboto Slab', 'slab'],
  source_sans_pro: ['Source Sans Pro', 'humanist'],
  titillium_web: ['Titillium Web', 'sans'],
  ubuntu_mono: ['Ubuntu Mono', 'mono'],
  zen_maru_gothic: ['Zen Maru Gothic', 'rounded'],
} satisfies Record<string, [family: string, standIn: keyof typeof standIn]>;

/** Every family that a page can have, as the API names it. */
export const fontFamilies: readonly string[] = ['default', ...Object.keys(families)];

const isFamily = (name: string | undefined): name is keyof typeof families =>
  name !== undefined && Object.hasOwn(families, name);

/** The CSS family of text, and of headings and buttons. */
export interface PageFonts {
  text: string;
  strong: string;
}

/** The families whose bold letters the simulator has. The style sheet declares them by these names. */
const own = new Map([
  ['inter', 'Inter bold'],
  ['nunito', 'Nunito bold'],
]);

/** The fonts of a page in a family; a name that is none gives the device's own. */
export function pageFonts(name: string | undefined): PageFonts {
  if (!isFamily(name)) return { text: systemFont, strong: systemFont };
  const [family, like] = families[name];
  const text = `"${family}", ${standIn[like]}`;
  const bold = own.get(name);
  return { text, strong: bold ? `"${bold}", ${text}` : text };
}
