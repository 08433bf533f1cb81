import './PlanList.css';
import type { ReactNode } from 'react';

/** `PlanCard`s to choose from: one column on a phone, two on a desktop. */
export const PlanList = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="f-plan-list" role="radiogroup" aria-label={label}>
    {children}
  </div>
);
