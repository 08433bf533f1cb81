import { contrast, contrastPairs, type ThemeFile } from '@foyer/themes/contract';
import { useEffect, useMemo, useRef, useState } from 'react';
import { draftTheme } from '../../../themes/generate/new-theme/draftTheme';
import { toThemeFile } from '../../../themes/generate/toThemeFile';
import { themeRules } from '../../src/theme/themeRules';
import { colourOf, folderName, readLogo, voices, type Voice } from './brandInput';
import { addressOf, frames, type Frame } from './frames';
import { zipFiles } from './zipFiles';
import './brandStudio.css';

type Colour = `#${string}`;

interface Brand {
  title: string;
  colour: Colour;
  voice: Voice;
  /** Each one gives another shape, type and drawing. */
  attempt: number;
  logo: string | null;
}

const first: Brand = {
  title: 'Harbour House',
  colour: '#0A4D8C',
  voice: 'calm',
  attempt: 0,
  logo: null,
};

/** One logo stands for all until the designer draws others. */
const logoFiles = ['mark.svg', 'mark-hero.svg', 'mark-dark.svg', 'favicon.svg'];

const draftOf = ({ title, colour, voice, attempt, logo }: Brand) =>
  draftTheme(
    {
      name: folderName(title),
      title,
      brand: colour,
      ...(voice !== 'calm' && { words: { en: voices[voice].words } }),
    },
    attempt,
    logo === null ? {} : Object.fromEntries(logoFiles.map((file) => [file, logo])),
  );

/** A brand from a logo, a colour and a voice: every screen follows, and its theme folder is the export. */
export const BrandStudio = () => {
  const [brand, setBrand] = useState(first);
  const [problem, setProblem] = useState<string | null>(null);
  const isNamed = folderName(brand.title) !== '';
  const draft = useMemo(
    () => draftOf(isNamed ? brand : { ...brand, title: first.title }),
    [brand, isNamed],
  );
  const theme = useMemo(() => toThemeFile(draft), [draft]);
  const change = (values: Partial<Brand>): void => setBrand((was) => ({ ...was, ...values }));

  const takeLogo = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    try {
      const logo = readLogo(await file.text());
      setProblem(null);
      const colour = colourOf(logo);
      change({ logo, ...(colour && { colour }) });
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  };
  useDroppedFile(takeLogo);

  return (
    <main className="studio">
      <form className="studio-form" onSubmit={(event) => event.preventDefault()}>
        <h1>Brand studio</h1>
        <label>
          Brand name
          <input value={brand.title} onChange={({ target }) => change({ title: target.value })} />
        </label>
        <label>
          Main colour
          <input
            type="color"
            value={brand.colour}
            onChange={({ target }) => change({ colour: target.value.toUpperCase() as Colour })}
          />
        </label>
        <label>
          Voice
          <select
            value={brand.voice}
            onChange={({ target }) => change({ voice: target.value as Voice })}
          >
            {Object.entries(voices).map(([voice, { name }]) => (
              <option key={voice} value={voice}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label>
          Logo: drop an SVG anywhere, or choose one
          <input
            type="file"
            accept=".svg,image/svg+xml"
            onChange={({ target }) => void takeLogo(target.files?.[0])}
          />
        </label>
        {!isNamed && <p role="alert">Give the brand a name with a letter.</p>}
        {problem && <p role="alert">{problem}</p>}
        <div className="studio-buttons">
          <button type="button" onClick={() => change({ attempt: brand.attempt + 1 })}>
            Another shape
          </button>
          <Export name={draft.theme.name} files={draft.files} disabled={!isNamed} />
        </div>
        <TabIcon theme={theme} />
        <Contrasts theme={theme} />
      </form>
      <div className="studio-frames">
        {frames.map((frame) => (
          <LiveFrame key={frame.title} frame={frame} theme={theme} />
        ))}
      </div>
    </main>
  );
};

/** Takes a file that is dropped anywhere on the page. */
const useDroppedFile = (take: (file: File | undefined) => Promise<void>): void => {
  useEffect(() => {
    const allow = (event: DragEvent): void => event.preventDefault();
    const drop = (event: DragEvent): void => {
      event.preventDefault();
      void take(event.dataTransfer?.files[0]);
    };
    document.addEventListener('dragover', allow);
    document.addEventListener('drop', drop);
    return () => {
      document.removeEventListener('dragover', allow);
      document.removeEventListener('drop', drop);
    };
  });
};

interface ExportProps {
  name: string;
  files: Readonly<Record<string, string>>;
  disabled: boolean;
}

/** The folder for `packages/themes/themes`, as `pnpm new-theme` makes it. */
const Export = ({ name, files, disabled }: ExportProps) => {
  const save = (): void => {
    const inFolder = Object.entries(files).map(([file, text]): [string, string] => [
      `${name}/${file}`,
      text,
    ]);
    const link = document.createElement('a');
    link.href = URL.createObjectURL(zipFiles(new Map(inFolder)));
    link.download = `${name}.zip`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  };
  return (
    <button type="button" className="studio-main" onClick={save} disabled={disabled}>
      Save the theme folder
    </button>
  );
};

const TabIcon = ({ theme }: { theme: ThemeFile }) => {
  const mark = /^url\("(.*)"\)$/s.exec(theme.tokens.light['mark'] ?? '')?.[1] ?? '';
  return (
    <p className="studio-tab">
      <img src={theme.favicon ?? mark} alt="" width="16" height="16" />
      <span>{theme.title}</span>
    </p>
  );
};

/** The lowest contrast of each ground, light and dark. */
const Contrasts = ({ theme }: { theme: ThemeFile }) => {
  const { light } = theme.tokens;
  const schemes = { Light: light, Dark: { ...light, ...theme.tokens.dark } };
  return (
    <table>
      <caption>Lowest contrasts</caption>
      <thead>
        <tr>
          <th scope="col">Scheme</th>
          <th scope="col">Pair</th>
          <th scope="col">Contrast</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(schemes).flatMap(([scheme, tokens]) =>
          contrastPairs
            .filter(({ front, ground }) => tokens[front] && tokens[ground])
            .map(({ front, ground, least }) => ({
              pair: `${front} on ${ground}`,
              least,
              ratio: contrast(tokens[front] ?? '', tokens[ground] ?? ''),
            }))
            .toSorted((one, other) => one.ratio / one.least - other.ratio / other.least)
            .slice(0, 3)
            .map(({ pair, ratio, least }) => (
              <tr key={scheme + pair}>
                <td>{scheme}</td>
                <td>{pair}</td>
                <td>
                  {ratio.toFixed(2)} {ratio >= least ? 'of' : 'below'} {least}
                </td>
              </tr>
            )),
        )}
      </tbody>
    </table>
  );
};

/** Gives a frame's page the tokens of a theme. Their selectors weigh more than those of the toolbar's theme. */
const wear = (page: Document | null | undefined, theme: ThemeFile): void => {
  if (!page?.head) return;
  const known = page.querySelector('style[data-studio]');
  const style = known ?? page.head.appendChild(page.createElement('style'));
  style.setAttribute('data-studio', '');
  style.textContent = themeRules(theme)
    .join('\n')
    .replaceAll(':root', ':root:root:root')
    .replaceAll('.f-hero{', '.f-hero.f-hero.f-hero.f-hero{');
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
const LiveFrame = ({ frame, theme }: { frame: Frame; theme: ThemeFile }) => {
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
  const scale = 300 / frame.width;
  return (
    <figure>
      <div
        className="studio-frame"
        style={{ inlineSize: frame.width * scale, blockSize: frame.height * scale }}
      >
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a story of our own, which the studio styles */}
        <iframe
          ref={place}
          title={frame.title}
          src={addressOf(frame)}
          width={frame.width}
          height={frame.height}
          style={{ transform: `scale(${scale})` }}
          onLoad={({ currentTarget }) => follow(currentTarget.contentDocument)}
        />
      </div>
      <figcaption>{frame.title}</figcaption>
    </figure>
  );
};
