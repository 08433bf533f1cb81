import { themeColour } from '../sites/themeColour';
import type { Mail } from './MessageSender';

const escape = (text: string): string =>
  text.replace(/[&<>"]/g, (mark) => `&#${mark.charCodeAt(0)};`);

/** The mail as plain text. */
export const mailText = ({ paragraphs, code, action, from }: Mail): string =>
  [
    ...paragraphs,
    ...(code ? [code] : []),
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    from,
  ].join('\n\n');

const paragraph = (text: string, style = 'margin:0 0 16px') => `<p style="${style}">${text}</p>`;

/** The mail as HTML with inline styles and without external files, which all mail programs show. */
export const mailHtml = ({ paragraphs, code, action, from, subject }: Mail): string =>
  [
    `<div style="font:16px/1.5 system-ui,sans-serif;color:${themeColour('ink')};max-width:520px;margin:0 auto;padding:24px">`,
    `<h1 style="font-size:22px;line-height:1.3;margin:0 0 16px">${escape(subject)}</h1>`,
    ...paragraphs.map((text) => paragraph(escape(text))),
    code
      ? paragraph(
          escape(code),
          'font-size:34px;font-weight:700;letter-spacing:.08em;margin:0 0 16px',
        )
      : '',
    action
      ? paragraph(
          `<a href="${escape(action.url)}" style="background:${themeColour('primary')};color:${themeColour('on-primary')};border-radius:999px;padding:14px 24px;text-decoration:none;display:inline-block">${escape(action.label)}</a>`,
        )
      : '',
    paragraph(escape(from), `margin:24px 0 0;color:${themeColour('ink-2')}`),
    '</div>',
  ].join('');
