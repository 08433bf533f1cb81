import { NavItem } from '@foyer/ui-kit/core';
import { helpIcon } from '@foyer/ui-kit/icons';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { useHelpSheet } from './useHelpSheet';

/** The menu's row that opens help. */
export const HelpRow = () => {
  const { t } = useTranslation('portal');
  const { open, sheet } = useHelpSheet();
  return (
    <>
      <NavItem as="button" icon={helpIcon} aria-haspopup="dialog" onClick={open}>
        {t('help')}
      </NavItem>
      {sheet}
    </>
  );
};
