import type { Ref } from 'react';
import { Logo, type LogoProps } from '../../core/logo/Logo';
import { QrCode, type QrCodeProps } from '../qr-code/QrCode';
import './KeyCard.css';

export interface KeyCardProps {
  /** The brand, as in the bar. */
  logo: Pick<LogoProps, 'name' | 'image'>;
  /** The venue. */
  place: string;
  /** The person whose card it is. */
  holder: string;
  /** What the card says in large: "Valid until" and "22 December 2026". */
  answer: { lead: string; title: string };
  /** Smaller facts: the plan, its speed. */
  facts: readonly { label: string; value: string }[];
  /** A code for a camera. It holds an address and never a secret: people print the card and lose it. */
  qr: QrCodeProps & { caption: string };
  /** When this was true, because a printed card does not change. */
  asOf: string;
  /** For `keyCardPicture`. */
  ref?: Ref<HTMLDivElement>;
}

/** The plan as a card to keep: the brand's field and drawing, a name, a date and a code. It prints alone. */
export const KeyCard = ({ logo, place, holder, answer, facts, qr, asOf, ref }: KeyCardProps) => (
  <div className="fp-pass f-hero" ref={ref}>
    <div className="fp-pass-face">
      <Logo {...logo} tone="hero" />
      <div className="fp-pass-art" aria-hidden="true" />
      <div className="fp-pass-ground" aria-hidden="true" />
      <div className="fp-pass-words">
        <p className="fp-pass-holder">{holder}</p>
        <p className="fp-pass-quiet">{place}</p>
        <h2 className="fp-pass-answer">
          <span className="fp-pass-quiet">{answer.lead}</span>{' '}
          <span className="fp-pass-title">{answer.title}</span>
        </h2>
        <dl className="fp-pass-facts">
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
    <div className="fp-pass-stub">
      <i className="fp-pass-notch" />
      <i className="fp-pass-notch" />
      <QrCode value={qr.value} label={qr.label} />
      <div className="fp-pass-captions">
        <p>{qr.caption}</p>
        <p>{asOf}</p>
      </div>
    </div>
  </div>
);
