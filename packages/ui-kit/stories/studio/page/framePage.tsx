import type { ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import '../../../src/core/base.css';
import '../../../src/core/neutral.css';
import '../../../.storybook/preview.css';
import { KeyCard } from '../../../src/parts/key-card/KeyCard';
import { keyCard } from '../../samples/keyCard';
import { Billing } from '../../screens/Billing';
import { CancelledPlan } from '../../screens/CancelledPlan';
import { Checkout } from '../../screens/Checkout';
import { Dashboard } from '../../screens/Dashboard';
import { Landing } from '../../screens/Landing';
import { LogIn } from '../../screens/LogIn';
import { PausedDashboard } from '../../screens/PausedDashboard';
import { Plans } from '../../screens/Plans';
import { Withdrawn } from '../../screens/Withdrawn';
import { readAddress, stories, type Story } from '../frames';

/** The screens of the frames, by their story. */
const screens: Readonly<Record<Story, ReactElement>> = {
  [stories.landing]: <Landing />,
  [stories.dashboard]: <Dashboard />,
  [stories.plans]: <Plans />,
  [stories.checkout]: <Checkout />,
  [stories.logIn]: <LogIn />,
  [stories.billing]: <Billing />,
  [stories.paused]: <PausedDashboard />,
  [stories.cancelled]: <CancelledPlan />,
  [stories.withdrawn]: <Withdrawn />,
  [stories.keyCard]: (
    <main className="sb-main-padded">
      <KeyCard {...keyCard} />
    </main>
  ),
};

// The studio gives this page its theme.
const { story, scheme } = readAddress(window.location.search);
const root = document.querySelector('#root');
document.documentElement.dataset['scheme'] = scheme;
const isOfFrames = (id: string | null): id is Story => id !== null && id in screens;
if (root && isOfFrames(story)) createRoot(root).render(screens[story]);
