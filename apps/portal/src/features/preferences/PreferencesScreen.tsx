import { Board, BoardItem } from '@foyer/ui-kit/core';
import { useTranslation } from 'react-i18next';
import { Parts } from '~/platform/layout/Parts';
import { PortalScreen } from '~/platform/portal/PortalScreen';
import { MarketingCard } from './MarketingCard';
import { TermsCard } from './TermsCard';
import './texts';

/** What a person agreed to: marketing, channel by channel, and the terms. */
const PreferencesScreen = () => {
  const { t } = useTranslation('preferences');
  return (
    <Parts>
      <PortalScreen title={t('title')} shortTitle={t('shortTitle')}>
        <Board>
          <BoardItem desk={2}>
            <MarketingCard />
          </BoardItem>
          <BoardItem>
            <TermsCard />
          </BoardItem>
        </Board>
      </PortalScreen>
    </Parts>
  );
};

export default PreferencesScreen;
