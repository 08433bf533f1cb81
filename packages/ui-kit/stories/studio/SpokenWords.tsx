import { brandTexts, languages, voices, type Language, type Voice } from './voices';

const nameOf = (language: Language): string =>
  new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;

export const directionOf = (language: Language): 'ltr' | 'rtl' =>
  language === 'ar' ? 'rtl' : 'ltr';

interface SpokenWordsProps {
  voice: Voice;
  language: Language;
  onChange: (language: Language) => void;
}

/** What the voice says in a language of the portal. The frames say it too. */
export const SpokenWords = ({ voice, language, onChange }: SpokenWordsProps) => {
  const words = voices[voice].words?.[language];
  return (
    <div className="studio-words">
      <label>
        Language of its words
        <select value={language} onChange={({ target }) => onChange(target.value as Language)}>
          {languages.map((each) => (
            <option key={each} value={each} lang={each}>
              {nameOf(each)}
            </option>
          ))}
        </select>
      </label>
      {words ? (
        <dl>
          {brandTexts.map(({ text, name }) => (
            <div key={text}>
              <dt>{name}</dt>
              <dd lang={language} dir={directionOf(language)}>
                {words[text]}
              </dd>
            </div>
          ))}
        </dl>
      ) : (
        <p>The portal’s own words stand, in all seven languages.</p>
      )}
    </div>
  );
};
