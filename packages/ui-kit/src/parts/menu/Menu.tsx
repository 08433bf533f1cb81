import { lazy, type ReactNode, Suspense, useEffect, useId, useRef, useState } from 'react';
import './Menu.css';
import type { MenuItemSpec } from './menuItemSpec';

const MenuList = lazy(() => import('./MenuList'));

export interface MenuProps {
  /** The button's name, required if its content is only an icon. */
  label?: string;
  /** The content of the button. */
  children: ReactNode;
  items: readonly MenuItemSpec[];
  onSelect: (id: string) => void;
  /** On the hero the button takes the hero's own colours; as a row it looks like a menu item. */
  tone?: 'surface' | 'hero' | 'row';
  /** Takes the focus and opens when it is first shown, for a press that loaded its code. */
  startsOpen?: boolean;
}

/**
 * A button that opens a short list. The code of the list is fetched when the button
 * is first pointed at, focused or pressed.
 */
export const Menu = ({
  label,
  children,
  items,
  onSelect,
  tone = 'surface',
  startsOpen = false,
}: MenuProps) => {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [wanted, setWanted] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const want = () => setWanted(true);
  useEffect(() => {
    if (!startsOpen) return;
    button.current?.focus();
    setAnchor(button.current);
  }, [startsOpen]);
  return (
    <>
      <button
        type="button"
        ref={button}
        id={id}
        className={tone === 'row' ? 'f-nav-item' : `fp-menu-button fp-menu-button-${tone}`}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onPointerEnter={want}
        onFocus={want}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {children}
      </button>
      {(wanted || anchor) && (
        <Suspense>
          <MenuList
            {...{ items, anchor, onSelect }}
            labelledBy={id}
            onClose={() => setAnchor(null)}
          />
        </Suspense>
      )}
    </>
  );
};
