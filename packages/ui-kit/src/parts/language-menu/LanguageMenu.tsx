import { Icon } from '../../core/icon/Icon';
import { globeIcon } from '../../core/icon/icons';
import { VisuallyHidden } from '../../core/visually-hidden/VisuallyHidden';
import { Menu, type MenuProps } from '../menu/Menu';

/** One language of the portal. */
export interface Language {
  /** BCP 47, for example "en" or "ar". */
  code: string;
  /** In the language itself, for example "Deutsch". */
  name: string;
}

export interface LanguageMenuProps extends Pick<MenuProps, 'tone' | 'startsOpen'> {
  /** Read out before the code on the button, for example "Language: English". */
  label: string;
  languages: readonly Language[];
  /** The code of the language in force. */
  current: string;
  onSelect: (code: string) => void;
}

/**
 * The globe with the current language, in its own words in a row and as a code elsewhere. Every
 * language is written in its own words.
 */
export const LanguageMenu = ({ label, languages, current, tone, ...menu }: LanguageMenuProps) => (
  <Menu
    {...menu}
    {...(tone && { tone })}
    items={languages.map(({ code, name }) => ({
      id: code,
      label: name,
      lang: code,
      selected: code === current,
    }))}
    label={tone === 'row' ? label : undefined}
  >
    {tone === 'row' ? (
      <>
        <Icon of={globeIcon} />
        <span>{languages.find(({ code }) => code === current)?.name}</span>
      </>
    ) : (
      <>
        <Icon of={globeIcon} size={20} />
        <VisuallyHidden>{label} </VisuallyHidden>
        {current.slice(0, 2).toUpperCase()}
      </>
    )}
  </Menu>
);
