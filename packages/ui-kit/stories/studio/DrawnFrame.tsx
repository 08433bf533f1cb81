import type { ThemeFile } from '@foyer/themes/contract';
import { useEffect, useRef } from 'react';
import type { DrawnBySandbox } from './frames';
import { ScaledFrame } from './ScaledFrame';

/** How long the designer's hand rests before the sandbox draws again, in ms. */
const REST = 400;

/** What the sandbox draws, in the draft's theme: a form sends it the theme, and the frame shows the answer. */
export const DrawnFrame = ({ frame, theme }: { frame: DrawnBySandbox; theme: ThemeFile }) => {
  const form = useRef<HTMLFormElement>(null);
  const text = JSON.stringify(theme);
  useEffect(() => {
    const timer = setTimeout(() => form.current?.submit(), REST);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <div>
      <ScaledFrame size={frame}>
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- the browser's viewer of PDF files does not run in a sandbox */}
        <iframe title={frame.title} name={frame.name} />
      </ScaledFrame>
      <form
        ref={form}
        method="post"
        action={`/sandbox/studio/${frame.name}#toolbar=0&view=FitH`}
        target={frame.name}
      >
        <input type="hidden" name="theme" value={text} />
        <button type="submit" formTarget="_blank">
          Open in a tab
        </button>
      </form>
    </div>
  );
};
