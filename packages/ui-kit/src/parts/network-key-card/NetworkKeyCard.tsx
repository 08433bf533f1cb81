import type { ReactNode } from 'react';
import { Heading } from '../../core/heading/Heading';
import { Hero } from '../../core/hero/Hero';
import { StatusPill } from '../../core/status-pill/StatusPill';
import { QrCode, type QrCodeProps } from '../qr-code/QrCode';
import { KeyRow, type KeyRowSpec } from './KeyRow';
import './NetworkKeyCard.css';

export interface NetworkKeyCardProps {
  heading: string;
  /** One sentence about the purpose of the network. */
  text: ReactNode;
  /** "On": what holds right now. */
  status?: string;
  /** The code that joins a phone to the network; leave it out while the network is off. */
  qr?: QrCodeProps & { caption: string };
  /** The network's name. */
  network: KeyRowSpec;
  /** Its key, masked; an open network has none. */
  secretKey?: KeyRowSpec;
  /** Called after a copy, with the row and whether the device allowed the copy. */
  onCopied: (what: 'network' | 'key', copied: boolean) => void;
  /** One button on the hero, for example to change the key. */
  action?: ReactNode;
}

/** The person's own network: its code for the phone beside this one, its name and its key. */
export const NetworkKeyCard = (props: NetworkKeyCardProps) => {
  const { heading, text, status, qr, network, secretKey, onCopied, action } = props;
  return (
    <div className="fp-network">
      <Hero>
        <div className="fp-network-head">
          <Heading level={2}>{heading}</Heading>
          {status && <StatusPill>{status}</StatusPill>}
        </div>
        <div className="fp-network-text">{text}</div>
        {qr && (
          <figure className="fp-network-code">
            <QrCode value={qr.value} label={qr.label} />
            <figcaption>{qr.caption}</figcaption>
          </figure>
        )}
        <dl className="fp-network-rows">
          <KeyRow {...network} onCopied={(copied) => onCopied('network', copied)} />
          {secretKey && <KeyRow {...secretKey} onCopied={(copied) => onCopied('key', copied)} />}
        </dl>
        {action && <div className="fp-network-action">{action}</div>}
      </Hero>
    </div>
  );
};
