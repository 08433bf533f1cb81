import { useState, type ReactNode } from 'react';
import { withTexts } from '~/shared/i18n/i18n';
import { lazyComponent } from '~/shared/loading/lazyComponent';
import { SheetLoadError } from '../SheetLoadError';
import type { HelpSheetProps } from './HelpSheet';

const HelpSheet = lazyComponent<HelpSheetProps>(
  withTexts(() => import('./HelpSheet'), 'help'),
  { failed: (props) => <SheetLoadError {...props} says="helpFailed" /> },
);

/** The sheet with help, which loads when it is first opened. */
export const useHelpSheet = (): { open: () => void; sheet: ReactNode } => {
  const [isOpen, setOpen] = useState<boolean | null>(null);
  return {
    open: () => setOpen(true),
    sheet: isOpen !== null && <HelpSheet open={isOpen} onClose={() => setOpen(false)} />,
  };
};
