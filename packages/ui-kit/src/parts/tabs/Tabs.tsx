import Tab from '@mui/material/Tab';
import MuiTabs from '@mui/material/Tabs';
import { type ReactNode, useId } from 'react';
import { MuiProvider } from '../mui/MuiProvider';
import './Tabs.css';

/** One tab and its content. */
export interface TabItem {
  value: string;
  label: string;
  panel: ReactNode;
}

export interface TabsProps {
  /** What the tabs choose between; for assistive technology. */
  label: string;
  items: readonly TabItem[];
  value: string;
  onChange: (value: string) => void;
}

/** A few views of one subject. An arc marks the selected tab. Arrow keys move between the tabs. */
export const Tabs = ({ label, items, value, onChange }: TabsProps) => {
  const id = useId();
  const chosen = items.find((item) => item.value === value);
  return (
    <div>
      <MuiProvider>
        <MuiTabs
          className="fp-tabs"
          aria-label={label}
          value={value}
          onChange={(_, next: string) => onChange(next)}
          variant="scrollable"
          scrollButtons={false}
        >
          {items.map((item) => (
            <Tab
              key={item.value}
              className="fp-tab"
              value={item.value}
              label={item.label}
              id={`${id}-${item.value}`}
              aria-controls={item.value === value ? `${id}-panel` : undefined}
            />
          ))}
        </MuiTabs>
      </MuiProvider>
      {chosen && (
        <div
          className="fp-tab-panel"
          role="tabpanel"
          id={`${id}-panel`}
          aria-labelledby={`${id}-${chosen.value}`}
          // The panel may hold nothing that takes the focus, and must still be reached.
          tabIndex={0}
        >
          {chosen.panel}
        </div>
      )}
    </div>
  );
};
