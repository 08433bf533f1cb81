import { contrast, contrastPairs, type FaceFile, type ThemeFile } from '@foyer/themes/contract';
import { useEffect, useMemo, useState } from 'react';
import { draftTheme } from '../../../themes/generate/new-theme/draftTheme';
import { toThemeFile } from '../../../themes/generate/toThemeFile';
import { colourOf, folderName, readLogo } from './brandInput';
import { DrawnFrame } from './DrawnFrame';
import { Export } from './Export';
import { drawnFrames, frameSets, type FrameSet } from './frames';
import { headings, type OfferedHeading } from './headings';
import { LiveFrame } from './LiveFrame';
import { SpokenWords } from './SpokenWords';
import { voices, type Language, type Voice } from './voices';
import './brandStudio.css';

type Colour = `#${string}`;

interface Brand {
  title: string;
  colour: Colour;
  voice: Voice;
  /** The family of its headings: the voice's, a font of the device, or a family that the designer has chosen. */
  family: 'voice' | 'device' | (string & {});
  /** Each one gives another shape and drawing, and another font of the device. */
  attempt: number;
  logo: string | null;
}

const first: Brand = {
  title: 'Harbour House',
  colour: '#0A4D8C',
  voice: 'calm',
  family: 'voice',
  attempt: 0,
  logo: null,
};

/** One logo stands for all until the designer draws others. */
const logoFiles = ['mark.svg', 'mark-hero.svg', 'mark-dark.svg', 'favicon.svg'];

const headingOf = ({ voice, family }: Brand): OfferedHeading | undefined => {
  const wanted = family === 'voice' ? voices[voice].family : family;
  return headings.find((heading) => heading.family === wanted);
};

const draftOf = (brand: Brand) => {
  const { title, colour, voice, attempt, logo } = brand;
  const heading = headingOf(brand);
  const { words } = voices[voice];
  const draft = draftTheme(
    {
      name: folderName(title),
      title,
      brand: colour,
      ...(words && { words }),
      ...(heading && { heading }),
    },
    attempt,
    logo === null ? {} : Object.fromEntries(logoFiles.map((file) => [file, logo])),
  );
  return { ...draft, heading };
};

/** The draft as the frames wear it: the files of its face are in the folder of the theme that has it. */
const wornTheme = (draft: ReturnType<typeof draftOf>): ThemeFile => {
  const theme = toThemeFile(draft);
  const faces = theme.faces.map((face): FaceFile => ({
    ...face,
    file: `${draft.heading?.from}/${face.file}`,
  }));
  return { ...theme, faces };
};

/** A brand from a logo, a colour and a voice: every screen follows, and its theme folder is the export. */
export const BrandStudio = () => {
  const [brand, setBrand] = useState(first);
  const [shown, setShown] = useState<FrameSet>('main');
  const [language, setLanguage] = useState<Language>('en');
  const [problem, setProblem] = useState<string | null>(null);
  const isNamed = folderName(brand.title) !== '';
  const draft = useMemo(
    () => draftOf(isNamed ? brand : { ...brand, title: first.title }),
    [brand, isNamed],
  );
  const theme = useMemo(() => wornTheme(draft), [draft]);
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
  const hasBackend = useHasBackend();

  return (
    <div className="studio">
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
        <SpokenWords voice={brand.voice} language={language} onChange={setLanguage} />
        <label>
          Heading face
          <select value={brand.family} onChange={({ target }) => change({ family: target.value })}>
            <option value="voice">The voice’s ({voices[brand.voice].family})</option>
            <option value="device">A font of the device</option>
            {headings.map(({ family }) => (
              <option key={family}>{family}</option>
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
        <label>
          Frames
          <select value={shown} onChange={({ target }) => setShown(target.value as FrameSet)}>
            {Object.entries(frameSets).map(([set, { name }]) => (
              <option key={set} value={set}>
                {name}
              </option>
            ))}
          </select>
        </label>
        {!isNamed && <p role="alert">Give the brand a name with a letter.</p>}
        {problem && <p role="alert">{problem}</p>}
        <div className="studio-buttons">
          <button type="button" onClick={() => change({ attempt: brand.attempt + 1 })}>
            Another shape
          </button>
          <Export
            name={draft.theme.name}
            files={draft.files}
            heading={draft.heading}
            disabled={!isNamed}
            onFail={setProblem}
          />
        </div>
        <TabIcon theme={theme} />
        <Contrasts theme={theme} />
      </form>
      <div className="studio-frames">
        {frameSets[shown].frames.map((frame) => (
          <LiveFrame
            key={frame.title}
            frame={frame}
            theme={theme}
            voice={brand.voice}
            language={language}
          />
        ))}
        {hasBackend &&
          drawnFrames.map((frame) => <DrawnFrame key={frame.title} frame={frame} theme={theme} />)}
        {hasBackend === false && (
          <p>Start the sandbox with npm start to see the email and the invoice here too.</p>
        )}
      </div>
    </div>
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

/** Whether the sandbox answers under this origin; null until that is known. */
const useHasBackend = (): boolean | null => {
  const [answers, setAnswers] = useState<boolean | null>(null);
  useEffect(() => {
    fetch('/sandbox/studio/', { method: 'HEAD' }).then(
      ({ ok }) => setAnswers(ok),
      () => setAnswers(false),
    );
  }, []);
  return answers;
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
