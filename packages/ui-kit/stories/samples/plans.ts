import type { ReactNode } from 'react';
import type { PlanCardProps } from '../../src/core/plan-card/PlanCard';

/** The data of a sample plan; the components for speed and price are made from it. */
export interface SamplePlan {
  name: string;
  hint: string;
  summary: string;
  speedArcs: PlanCardProps['speedArcs'];
  speed: string;
  /** Pounds a month; 0 is free. */
  price: number;
  perks: readonly string[];
  badge?: ReactNode;
}

export const samplePlans: Readonly<Record<string, SamplePlan>> = {
  connect: {
    name: 'Connect',
    hint: 'Messages and browsing',
    summary: '5 Mb/s, 2 devices',
    speedArcs: 1,
    speed: '5',
    price: 0,
    perks: ['2 devices', 'Web, mail and messages', 'No card needed'],
  },
  essential: {
    name: 'Essential',
    hint: 'For one person',
    summary: '25 Mb/s, 3 devices',
    speedArcs: 1,
    speed: '25',
    price: 12,
    perks: ['3 devices', 'HD video', 'Cancel any time'],
  },
  plus: {
    name: 'Plus',
    hint: 'For streaming and work',
    summary: '150 Mb/s, 5 devices',
    speedArcs: 2,
    speed: '150',
    price: 25,
    perks: ['5 devices', '4K video and calls', 'Your own network'],
    badge: 'Suggested for 5 devices',
  },
  supersonic: {
    name: 'Supersonic',
    hint: 'For a full household',
    summary: '500 Mb/s, 10 devices',
    speedArcs: 3,
    speed: '500',
    price: 38,
    perks: ['10 devices', 'Gaming with low delay', 'Your own network'],
  },
};
