import { Icon } from '../../core/icon/Icon';
import { cardIcon } from '../../core/icon/icons';
import './CardBrand.css';
import { cardLogos } from './cardLogos';

export interface CardBrandProps {
  /** As the card provider names it: "visa", "mastercard", "amex"… Any other gives a plain card. */
  brand: string;
}

/** A card scheme's mark in the text's colour. The words beside it say the same, so it is decoration. */
export const CardBrand = ({ brand }: CardBrandProps) => {
  const mark = cardLogos[brand];
  if (!mark) return <Icon of={cardIcon} />;
  return mark.discs ? (
    <svg className="fp-card-discs" viewBox="0 0 40 24" aria-hidden="true">
      <circle cx="15" cy="12" r="9.5" />
      <circle cx="25" cy="12" r="9.5" />
    </svg>
  ) : (
    <span className="fp-card-word" aria-hidden="true">
      {mark.word}
    </span>
  );
};
