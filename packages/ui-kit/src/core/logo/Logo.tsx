import './Logo.css';
import type { ReactNode } from 'react';

export interface LogoProps {
  /** The brand's or the page's name, written beside the mark. */
  name: ReactNode;
  /** The site's own logo. It takes the place of mark and name; `alt` then says the name. */
  image?: { src: string; alt: string };
  tone?: 'paper' | 'hero';
}

/** The brand's mark with a name, or the site's own logo. */
export const Logo = ({ name, image, tone = 'paper' }: LogoProps) => (
  <span className={`f-logo f-logo--${tone}`}>
    {image ? (
      <img className="f-logo__image" src={image.src} alt={image.alt} />
    ) : (
      <>
        <span className="f-logo__mark" aria-hidden="true" />
        <span className="f-logo__name">{name}</span>
      </>
    )}
  </span>
);
