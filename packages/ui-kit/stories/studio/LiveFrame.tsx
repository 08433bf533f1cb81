import type { BrandText, FaceFile, ThemeFile } from '@foyer/themes/contract';
import { useEffect, useRef } from 'react';
import { themeRules } from '../../src/theme/themeRules';
import { addressOf, stories, type Frame, type Story } from './frames';
import { addressOfFace } from './headings';
import { ScaledFrame } from './ScaledFrame';
import { directionOf } from './SpokenWords';
import { voices, type Language, type Voice } from './voices';

/** How a frame looks, and what it says. */
interface Draft {
  theme: ThemeFile;
  voice: Voice;
  language: Language;
}

/** The title that the brand may say itself. */
const titles: Readonly<Partial<Record<Story, BrandText>>> = {
  [stories.landing]: 'landing:title',
  [stories.logIn]: 'accounts:login.title',
};

const faceRule = ({ family, weight, file }: FaceFile): string =>
  `@font-face{font-family:"${family}";font-weight:${weight};src:url("${new URL(addressOfFace(file) ?? '', document.baseURI).href}") format("woff2")}`;

/**
 * Gives a frame's page the tokens of a theme. Their selectors weigh more than those of the toolbar's theme. A sheet that
 * the page adopts passes the console's strict `style-src`.
 */
const wear = (page: Document | null | undefined, frame: Frame, draft: Draft): void => {
  const view = page?.defaultView;
  // A page that only begins to load has no element yet.
  if (!view || !page.body) return;
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(
    [...themeRules(draft.theme), ...draft.theme.faces.map(faceRule)]
      .join('\n')
      .replaceAll(':root', ':root:root:root')
      .replaceAll('.f-hero{', '.f-hero.f-hero.f-hero.f-hero{'),
  );
  page.adoptedStyleSheets = [sheet];
  say(page, frame, draft);
};

/** The brand's name in place of the sample's, and its title where it has one. The layout has the language's direction. */
const say = (page: Document, { story }: Frame, { theme, voice, language }: Draft): void => {
  for (const name of page.querySelectorAll('.f-logo__name')) replaceText(name, theme.title);
  page.documentElement.dir = directionOf(language);
  const heading = page.querySelector<HTMLElement>('.f-visitor h1');
  const text = titles[story];
  if (!heading || !text) return;
  heading.dataset['sample'] ??= heading.textContent;
  const title = voices[voice].words?.[language][text];
  heading.lang = title ? language : 'en';
  replaceText(heading, title ?? heading.dataset['sample']);
};

const replaceText = (element: Element, text: string): void => {
  if (element.textContent !== text) element.textContent = text;
};

/** A story in a window of its own, which wears the draft. */
export const LiveFrame = ({ frame, theme, voice, language }: { frame: Frame } & Draft) => {
  const place = useRef<HTMLIFrameElement>(null);
  const worn = useRef<Draft>({ theme, voice, language });
  useEffect(() => {
    worn.current = { theme, voice, language };
    wear(place.current?.contentDocument, frame, worn.current);
  }, [frame, theme, voice, language]);
  /** The story shows its words after the frame has loaded. */
  const follow = (page: Document | null): void => {
    wear(page, frame, worn.current);
    if (page?.body)
      new MutationObserver(() => say(page, frame, worn.current)).observe(page.body, {
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
