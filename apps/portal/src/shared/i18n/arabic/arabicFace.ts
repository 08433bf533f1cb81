import { arabicHeadings } from '@foyer/themes/contract';

/** The letters, digits and marks of Arabic: everything else keeps the brand's face. */
const RANGE = 'unicode-range:U+600-6FF';

/** Arabic fonts of devices, and how much wider or narrower the face is than each: the last one that a device has counts. */
const standIns = [
  { weight: '1 500', fonts: ['DejaVu Sans'], size: 94 },
  { weight: '501 1000', fonts: ['DejaVu Sans Bold'], size: 87 },
  { weight: '1 500', fonts: ['Noto Sans Arabic', 'Noto Sans Arabic UI'], size: 99 },
  { weight: '501 1000', fonts: ['Noto Sans Arabic Bold', 'Noto Sans Arabic UI Bold'], size: 98 },
];

const standIn = ({ weight, fonts, size }: (typeof standIns)[number]): string =>
  `@font-face{font-family:${arabicHeadings.standIn};font-weight:${weight};${RANGE};size-adjust:${size}%;src:${fonts.map((font) => `local("${font}")`).join(',')}}`;

/** Cairo: one file has every weight that a brand's headings have. Its lines are as high as those of other faces. */
const face = (): string =>
  `@font-face{font-family:${arabicHeadings.family};font-weight:300 800;font-display:swap;${RANGE};ascent-override:100%;descent-override:30%;line-gap-override:0%;src:url("${new URL('./cairo-arabic.woff2', import.meta.url).href}") format("woff2")}`;

/** Arabic letters are joined, so none is set closer to the next. Numbers have the brand's digits, and its spacing. */
const UNSPACED = ':root:lang(ar){--track:0em}';

/** Calls back once the brand's own face may load too: when the first screen can be used. */
const whenFacesLoad = (page: Document, then: () => void): void => {
  const mayLoad = () => page.querySelector('style[data-faces]') !== null;
  if (mayLoad()) return then();
  new MutationObserver((_, observer) => {
    if (!mayLoad()) return;
    observer.disconnect();
    then();
  }).observe(page.head, { childList: true });
};

/** Gives headings an Arabic face. It comes with the texts in Arabic, so nobody else loads a byte of it. Rule THEME-11. */
export const addArabicFace = (page: Document): void => {
  const { sheet } = page.head.appendChild(page.createElement('style'));
  for (const rule of [UNSPACED, ...standIns.map(standIn)])
    sheet?.insertRule(rule, sheet.cssRules.length);
  whenFacesLoad(page, () => sheet?.insertRule(face(), sheet.cssRules.length));
};

addArabicFace(document);
