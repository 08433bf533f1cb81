import './Logo.css';

export interface LogoProps {
  /** The brand's name, written beside the mark. */
  name: string;
  /**
   * The site's own logo. It takes the place of mark and name; `alt` then says the name. `dark` is its version for dark grounds;
   * without one the logo has a white plaque.
   */
  image?: { src: string; alt: string; dark?: string | null };
  tone?: 'paper' | 'hero';
}

/** Browsers end a line after any hyphen, even after that of "Wi-Fi". */
const keepWordsWhole = (name: string) =>
  name.split(/(\S+-\S+)/).map((part) => (part.includes('-') ? <b key={part}>{part}</b> : part));

/** The brand's mark with a name, or the site's own logo. */
export const Logo = ({ name, image, tone = 'paper' }: LogoProps) => (
  <span className={`f-logo f-logo--${tone}`}>
    {image ? (
      <>
        {/* The theme knows which ground is dark. Of two pictures, a lazy one is fetched only if it shows. */}
        <img
          className="f-logo__image"
          loading={image.dark ? 'lazy' : 'eager'}
          src={image.src}
          alt={image.alt}
        />
        {image.dark && (
          <img
            className="f-logo__image f-logo__image--dark"
            loading="lazy"
            src={image.dark}
            alt={image.alt}
          />
        )}
      </>
    ) : (
      <>
        <span className="f-logo__mark" aria-hidden="true" />
        <span className="f-logo__name">{keepWordsWhole(name)}</span>
      </>
    )}
  </span>
);
