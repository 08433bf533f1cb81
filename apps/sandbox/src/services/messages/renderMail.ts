import { themeArt, themeColour, themeHeroMark, themeRadius } from '../sites/themeColour';
import { escapeHtml } from './escapeHtml';
import type { Mail, MailFact } from './MessageSender';
import { messageDirection, messageLanguage, say } from './say';

/** The mail as plain text: everything that its HTML says. */
export const mailText = (mail: Mail): string => {
  const { paragraphs, facts = [], code, action, appendices = [], from, help } = mail;
  return [
    ...paragraphs,
    ...(facts.length > 0 ? [facts.map(({ label, value }) => `${label}: ${value}`).join('\n')] : []),
    ...(code ? [code] : []),
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    from,
    ...(help.length > 0 ? [say('help', { ways: help.map(({ text }) => text).join(', ') })] : []),
    ...appendices.flatMap(({ title, text }) => [title, text]),
  ].join('\n\n');
};

/** The colours of the parts of a mail, by the class that each part has. */
const coloured = {
  canvas: { background: 'canvas' },
  paper: { background: 'surface', color: 'ink' },
  hero: { background: 'hero', color: 'on-hero' },
  button: { background: 'btn', color: 'on-btn' },
  code: { background: 'sunken', color: 'ink' },
  rule: { 'border-color': 'line' },
  quiet: { color: 'ink-2' },
} as const;

type Part = keyof typeof coloured;

const coloursOf = (part: Part, theme: string, scheme: 'light' | 'dark'): string[] =>
  Object.entries(coloured[part]).map(
    ([property, token]) => `${property}:${themeColour(token, theme, scheme)}`,
  );

/** The brand's drawing has a strip of its own below the name, so that no word lies on it. */
const artOf = (theme: string, scheme: 'light' | 'dark'): string => {
  const { backgrounds, fills } = themeArt(theme, scheme);
  return `background:${backgrounds}${fills ? ';background-position:50% 64%;background-size:cover' : ''}`;
};

/**
 * The mark, the drawing, and the dark scheme. Programs that know none of them leave mark and drawing out, and show the
 * light scheme of the inline styles.
 */
const styleSheet = (theme: string): string => {
  const dark = (Object.keys(coloured) as Part[])
    .map((part) => `.${part}{${coloursOf(part, theme, 'dark').join('!important;')}!important}`)
    .join('');
  return (
    `.mark{background:${themeHeroMark(theme)} center/contain no-repeat}` +
    `.art{--u:.32px;height:112px;${artOf(theme, 'light')}}` +
    `@media(prefers-color-scheme:dark){${dark}.mark{background-image:${themeHeroMark(theme, 'dark')}}.art{${artOf(theme, 'dark')}}}`
  );
};

const FONT = "-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif";
const TABLE = 'role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"';

/** The parts of one mail as HTML, in the colours of its theme. */
const partsOf = ({ theme }: Mail) => {
  const as = (part: Part, style = ''): string =>
    `class="${part}" style="${[...coloursOf(part, theme, 'light'), style].join(';')}"`;
  const cell = 'vertical-align:top;border-top-style:solid;border-top-width:1px;padding:10px';
  return {
    as,
    facts: (facts: readonly MailFact[]): string =>
      facts.length > 0
        ? `<table style="border-collapse:collapse;width:100%;margin:8px 0 0">${facts
            .map(
              ({ label, value }) =>
                `<tr><th scope="row" ${as('rule', `${cell} 16px 10px 0;text-align:start;font-weight:600`)}>${escapeHtml(label)}</th><td ${as('rule', `${cell} 0;word-break:break-word;overflow-wrap:anywhere`)}>${escapeHtml(value)}</td></tr>`,
            )
            .join('')}</table>`
        : '',
    code: (code: string): string =>
      `<p ${as('code', 'font-size:34px;line-height:1.2;font-weight:700;letter-spacing:.08em;margin:8px 0 0;padding:20px;border-radius:14px;text-align:center')}>${escapeHtml(code)}</p>`,
    button: ({ label, url }: NonNullable<Mail['action']>): string =>
      `<p style="margin:24px 0 0"><a href="${escapeHtml(url)}" ${as('button', `border-radius:${themeRadius('r-ctl', theme)};padding:16px 28px;font-weight:600;text-decoration:none;display:inline-block`)}>${escapeHtml(label)}</a></p>`,
    appendix: ({ title, text }: NonNullable<Mail['appendices']>[number]): string =>
      `<h2 style="font-size:16px;margin:32px 0 8px">${escapeHtml(title)}</h2>${text
        .split(/\n\s*\n/)
        .map(
          (each) => `<p ${as('quiet', 'margin:0 0 12px;font-size:14px')}>${escapeHtml(each)}</p>`,
        )
        .join('')}`,
    help: (help: Mail['help']): string =>
      help.length > 0
        ? `<br>${say('help', {
            ways: help
              .map(
                ({ text, href }) =>
                  `<a href="${escapeHtml(href)}" ${as('quiet')}><bdi>${escapeHtml(text)}</bdi></a>`,
              )
              .join(', '),
          })}`
        : '',
  };
};

/** What a list of mails shows beside the subject: the first sentence after the greeting. */
const preheader = ({ paragraphs }: Mail): string =>
  `<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(paragraphs[1] ?? paragraphs[0] ?? '')}</div>`;

/**
 * The mail as HTML in the brand of its venue: a column of at most 600 px with a hero strip, the message, a button, and
 * whom to ask for help. Tables and inline styles, without external files, because mail programs show those.
 */
export const mailHtml = (mail: Mail): string => {
  const {
    paragraphs,
    facts = [],
    code,
    action,
    appendices = [],
    from,
    help,
    subject,
    theme,
  } = mail;
  const language = messageLanguage();
  const direction = messageDirection();
  const { as, ...part } = partsOf(mail);
  const paper = `max-width:600px;border-radius:${themeRadius('r-card', theme)};overflow:hidden;text-align:start;font:16px/1.5 ${FONT}`;
  return [
    `<!doctype html><html lang="${language}" dir="${direction}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">',
    `<title>${escapeHtml(subject)}</title><style>${styleSheet(theme)}</style></head>`,
    // Some programs keep only the body, so it names the language as well.
    `<body ${as('canvas', 'margin:0;padding:0')}><div lang="${language}" dir="${direction}">${preheader(mail)}`,
    `<table ${TABLE} ${as('canvas')}><tr><td align="center" style="padding:24px 12px">`,
    `<table ${TABLE} ${as('paper', paper)}>`,
    `<tr><td ${as('hero', 'padding:24px 32px')}><table role="presentation" cellpadding="0" cellspacing="0"><tr>`,
    '<td class="mark" width="36" height="36"></td>',
    `<td ${as('hero', 'padding-inline-start:12px;font-size:18px;font-weight:700')}><bdi>${escapeHtml(from)}</bdi></td>`,
    `</tr></table></td></tr><tr><td ${as('hero', 'font-size:0;line-height:0')}><div class="art"></div></td></tr>`,
    '<tr><td style="padding:32px">',
    `<h1 style="font-size:26px;line-height:1.25;letter-spacing:-.01em;margin:0 0 20px">${escapeHtml(subject)}</h1>`,
    ...paragraphs.map((text) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`),
    part.facts(facts),
    code ? part.code(code) : '',
    action ? part.button(action) : '',
    ...appendices.map(part.appendix),
    '</td></tr></table>',
    `<p ${as('quiet', `margin:20px 0 0;font:13px/1.5 ${FONT}`)}><bdi>${escapeHtml(from)}</bdi>${part.help(help)}</p>`,
    '</td></tr></table></div></body></html>',
  ].join('');
};
