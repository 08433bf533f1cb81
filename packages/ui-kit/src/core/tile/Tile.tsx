import './Tile.css';
import type { ReactNode } from 'react';
import { Card, type CardProps } from '../card/Card';

export interface TileProps {
  /** "Next payment", directly above its number. */
  label: ReactNode;
  level?: 2 | 3;
  tone?: CardProps['tone'];
  /** A large `Price`, `Quantity` or gauge. */
  number: ReactNode;
  /** The shorter content on a phone, where the tile is half as wide. */
  phoneNumber?: ReactNode;
  /** One strong line below it: the date, the plan's price. */
  line?: ReactNode;
  /** Quiet lines. */
  children?: ReactNode;
  /** At the tile's foot: a fact or a link. */
  foot?: ReactNode;
  /** A drawing in the lower corner, on a desktop. */
  art?: ReactNode;
}

/** One number that people care about, on a card of its own. */
export const Tile = ({
  label,
  level = 2,
  tone,
  number,
  phoneNumber,
  line,
  children,
  foot,
  art,
}: TileProps) => {
  const Label = `h${level}` as const;
  return (
    <Card as="section" pad="tile" tone={tone}>
      <div className="f-tile">
        <Label className="f-tile__label">{label}</Label>
        <div className={phoneNumber ? 'f-tile__number f-tile__number--desk' : 'f-tile__number'}>
          {number}
        </div>
        {phoneNumber && <div className="f-tile__number f-tile__number--phone">{phoneNumber}</div>}
        {line && <p className="f-tile__line">{line}</p>}
        {children && <div className="f-tile__text">{children}</div>}
        {(foot || art) && (
          <div className="f-tile__foot">
            <div>{foot}</div>
            {art && <div className="f-tile__art">{art}</div>}
          </div>
        )}
      </div>
    </Card>
  );
};
