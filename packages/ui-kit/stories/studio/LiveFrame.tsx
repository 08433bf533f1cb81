import type { ThemeFile } from '@foyer/themes/contract';
import { useEffect, useRef } from 'react';
import { themeRules } from '../../src/theme/themeRules';
import { addressOf, type Frame } from './frames';
import { ScaledFrame } from './ScaledFrame';

/**
 * Gives a frame's page the tokens of a theme. Their selectors weigh more than those of the toolbar's theme. A sheet that
 * the page adopts passes the console's strict `style-src`.
 */
const wear = (page: Document | null | undefined, theme: ThemeFile): void => {
  const view = page?.defaultView;
  if (!page || !view) return;
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(
    themeRules(theme)
      .join('\n')
      .replaceAll(':root', ':root:root:root')
      .replaceAll('.f-hero{', '.f-hero.f-hero.f-hero.f-hero{'),
  );
  page.adoptedStyleSheets = [sheet];
  say(page, theme);
};

/** The brand's name in place of the sample's, and its welcome where it has one. */
const say = (page: Document, { title, words }: ThemeFile): void => {
  const welcome = words?.['en']?.['landing']?.['title'];
  for (const name of page.querySelectorAll('.f-logo__name')) replaceText(name, title);
  const heading = page.querySelector('.f-visitor--welcome h1');
  if (heading && typeof welcome === 'string') replaceText(heading, welcome);
};

const replaceText = (element: Element, text: string): void => {
  if (element.textContent !== text) element.textContent = text;
};

/** A story in a window of its own, which wears the draft. */
export const LiveFrame = ({ frame, theme }: { frame: Frame; theme: ThemeFile }) => {
  const place = useRef<HTMLIFrameElement>(null);
  const worn = useRef(theme);
  useEffect(() => {
    worn.current = theme;
    wear(place.current?.contentDocument, theme);
  }, [theme]);
  /** The story shows its words after the frame has loaded. */
  const follow = (page: Document | null): void => {
    wear(page, worn.current);
    if (page?.body)
      new MutationObserver(() => say(page, worn.current)).observe(page.body, {
        childList: true,
        subtree: true,
      });
  };
  return (
    <ScaledFrame size={frame}>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a page of our own, which the studio styles */}
      <iframe
        ref={place}
        title={frame.title}
        src={addressOf(frame)}
        onLoad={({ currentTarget }) => follow(currentTarget.contentDocument)}
      />
    </ScaledFrame>
  );
};
