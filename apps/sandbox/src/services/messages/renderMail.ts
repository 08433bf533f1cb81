import { themeColour } from '../sites/themeColour';
import type { Mail, MailFact } from './MessageSender';
import { messageLanguage } from './say';

const escape = (text: string): string =>
  text.replace(/[&<>"]/g, (mark) => `&#${mark.charCodeAt(0)};`);

/** The mail as plain text. */
export const mailText = ({ paragraphs, facts = [], code, action, appendix, from }: Mail): string =>
  [
    ...paragraphs,
    ...(facts.length > 0 ? [facts.map(({ label, value }) => `${label}: ${value}`).join('\n')] : []),
    ...(code ? [code] : []),
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    from,
    ...(appendix ? [appendix.title, appendix.text] : []),
  ].join('\n\n');

const paragraph = (text: string, style = 'margin:0 0 16px') => `<p style="${style}">${text}</p>`;

const row = ({ label, value }: MailFact, rule: string): string =>
  `<tr><th scope="row" style="text-align:start;vertical-align:top;font-weight:600;padding:10px 16px 10px 0;border-top:1px solid ${rule}">${escape(label)}</th><td style="vertical-align:top;padding:10px 0;border-top:1px solid ${rule}">${escape(value)}</td></tr>`;

const table = (facts: readonly MailFact[], rule: string): string =>
  facts.length > 0
    ? `<table style="border-collapse:collapse;width:100%;margin:0 0 24px">${facts.map((fact) => row(fact, rule)).join('')}</table>`
    : '';

/**
 * The mail as HTML in the venue's colours, with inline styles and without external files, which all
 * mail programs show.
 */
export const mailHtml = (mail: Mail): string => {
  const { paragraphs, facts = [], code, action, appendix, from, subject, theme } = mail;
  const language = messageLanguage();
  const primary = themeColour('primary', theme);
  const quiet = themeColour('ink-2', theme);
  return [
    `<div lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}" style="font:16px/1.5 system-ui,sans-serif;color:${themeColour('ink', theme)};max-width:520px;margin:0 auto;padding:24px;border-top:4px solid ${primary}">`,
    paragraph(escape(from), `margin:0 0 24px;font-weight:600;color:${quiet}`),
    `<h1 style="font-size:22px;line-height:1.3;margin:0 0 16px">${escape(subject)}</h1>`,
    ...paragraphs.map((text) => paragraph(escape(text))),
    table(facts, themeColour('line', theme)),
    code
      ? paragraph(
          escape(code),
          'font-size:34px;font-weight:700;letter-spacing:.08em;margin:0 0 16px',
        )
      : '',
    action
      ? paragraph(
          `<a href="${escape(action.url)}" style="background:${primary};color:${themeColour('on-primary', theme)};border-radius:999px;padding:14px 24px;text-decoration:none;display:inline-block">${escape(action.label)}</a>`,
        )
      : '',
    paragraph(escape(from), `margin:24px 0 0;color:${quiet}`),
    appendix
      ? `<h2 style="font-size:16px;margin:24px 0 8px">${escape(appendix.title)}</h2>${appendix.text
          .split(/\n\s*\n/)
          .map((text) => paragraph(escape(text), `margin:0 0 12px;font-size:14px;color:${quiet}`))
          .join('')}`
      : '',
    '</div>',
  ].join('');
};
