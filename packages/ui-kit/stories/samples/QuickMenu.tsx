import { addIcon, editIcon, keyIcon, receiptIcon } from '../../src/core/icon/icons';
import { QuickAction } from '../../src/core/quick-action/QuickAction';
import { QuickActions } from '../../src/core/quick-action/QuickActions';

/** The four quick actions of the dashboard. */
export const QuickMenu = () => (
  <QuickActions title="Quick actions">
    <QuickAction icon={addIcon} href="#add">
      Add device
    </QuickAction>
    <QuickAction icon={keyIcon} href="#key">
      Wi-Fi key
    </QuickAction>
    <QuickAction icon={receiptIcon} href="#invoice">
      Last invoice
    </QuickAction>
    <QuickAction icon={editIcon} href="#details">
      My details
    </QuickAction>
  </QuickActions>
);
