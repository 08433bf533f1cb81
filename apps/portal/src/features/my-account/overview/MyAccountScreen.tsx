import { Board, BoardItem, Stack } from '@foyer/ui-kit/core';
import { useTranslation } from 'react-i18next';
import { ConsentCard } from '~/platform/consent/ConsentCard';
import { Parts } from '~/platform/layout/Parts';
import { PortalScreen } from '~/platform/portal/PortalScreen';
import { OnlineStrip } from '~/platform/portal/online/OnlineStrip';
import { paths } from '~/platform/routing/paths';
import { useOpens } from '~/platform/routing/useOpens';
import '../texts';
import { DetailsCard } from './DetailsCard';
import { PasswordCard } from './PasswordCard';
import { PaymentMethodCard } from './PaymentMethodCard';
import { ReceiptsCard } from './ReceiptsCard';

const PREFERENCES = '/portal/preferences-and-privacy';

/** Who the account belongs to, how it is paid, and its password. */
const MyAccountScreen = () => {
  const { t } = useTranslation('myAccount');
  const opensPreferences = useOpens(PREFERENCES);
  return (
    <Parts>
      <PortalScreen
        title={t('title')}
        shortTitle={t('shortTitle')}
        answer={<OnlineStrip page={paths.myAccount} />}
      >
        <Board aside>
          <BoardItem desk={2}>
            <Stack gap={20}>
              <DetailsCard />
              <PaymentMethodCard />
              <ReceiptsCard />
            </Stack>
          </BoardItem>
          <BoardItem>
            <Stack gap={20}>
              <PasswordCard />
              {!opensPreferences && <ConsentCard />}
            </Stack>
          </BoardItem>
        </Board>
      </PortalScreen>
    </Parts>
  );
};

export default MyAccountScreen;
