import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import '../../src/core/base.css';
import { Skeleton } from '../../src/core/skeleton/Skeleton';
import { VisitorLayout } from '../../src/core/visitor-layout/VisitorLayout';

let tree: Root;

/** Shows a screen with help at its foot; `isBusy` while its task loads. */
const show = (isBusy: boolean): void =>
  tree.render(
    <VisitorLayout kind="task" bar="Foyer" lead={<h1>Your payment</h1>} foot="Help">
      <div role="status" aria-busy={isBusy}>
        {isBusy ? <Skeleton shape="button" /> : 'Paid'}
      </div>
    </VisitorLayout>,
  );

/** The screen as it is so many seconds after it began to load. */
const waited = (seconds: number): void => {
  for (const animation of document.getAnimations()) {
    animation.pause();
    animation.currentTime = seconds * 1000;
  }
};

const seesHelp = (): boolean =>
  page.getByText('Help').element().checkVisibility({ visibilityProperty: true });

beforeEach(() => {
  tree = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(() => {
  tree.unmount();
  document.body.replaceChildren();
});

it('a screen that loads for long shows the help at its foot after 8 seconds', async () => {
  show(true);
  await expect.poll(seesHelp).toBe(false);
  waited(7.9);
  await expect.poll(seesHelp).toBe(false);
  waited(8.1);
  await expect.poll(seesHelp).toBe(true);
});

it('a screen that has loaded shows the help at its foot straight away', async () => {
  show(true);
  await expect.poll(seesHelp).toBe(false);
  show(false);
  await expect.poll(seesHelp).toBe(true);
});
