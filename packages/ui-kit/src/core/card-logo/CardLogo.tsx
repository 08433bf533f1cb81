import './CardLogo.css';
import { cardIcon } from '../icon/icons';
import { cardLogos, type CardLogoDrawing } from './cardLogos';

export interface CardLogoProps {
  /** "Visa", "Mastercard", "Discover"… as people write it. Any other name gives a plain card. */
  name: string;
}

/** A card scheme's logo in the colour of its text. Screen readers read the name. */
export const CardLogo = ({ name }: CardLogoProps) => {
  const logo = cardLogos[name];
  return (
    <svg
      className={logo ? 'f-card-logo' : 'f-card-logo f-card-logo--plain'}
      viewBox={logo ? '0 0 40 24' : '0 0 24 24'}
      role="img"
      aria-label={name}
    >
      {logo ? <Drawing logo={logo} /> : <path d={cardIcon} />}
    </svg>
  );
};

const Drawing = ({ logo: { word, discs = [] } }: { logo: CardLogoDrawing }) => (
  <>
    <rect x="0.75" y="0.75" width="38.5" height="22.5" rx="4" />
    {discs.map(([x, y, r]) => (
      <circle key={x} cx={x} cy={y} r={r} />
    ))}
    {word && (
      <text
        className={word.italic && 'f-card-logo__italic'}
        x={discs.length ? 4.5 : 20 - word.width / 2}
        y={12 + word.size * 0.36}
        fontSize={word.size}
        textLength={word.width}
        lengthAdjust="spacingAndGlyphs"
        direction="ltr"
      >
        {word.text}
      </text>
    )}
  </>
);
