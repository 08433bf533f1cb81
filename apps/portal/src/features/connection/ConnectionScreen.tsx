import { BackLink, Card, HeroTitle } from '@foyer/ui-kit/core';
import ConnectionCheck from '~/product/connection/ConnectionCheck';
import { useAppSelector } from '~/session/store/hooks';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { lazyComponent } from '~/shared/loading/lazyComponent';
import { hashLink, paths } from '~/shared/routing/paths';
import { useScreenTitle } from '~/shell/layout/useScreenTitle';
import { VisitorScreen } from '~/shell/layout/VisitorScreen';

/** Only agents need it, and it needs form fields, which the check does without. */
const ReadSupportCode = lazyComponent(() => import('./ReadSupportCode'));

/** The check of the connection as a page. An agent reads a customer's code here. Rules STATUS-2 and STATUS-6. */
const ConnectionScreen = () => {
  const { t } = useTranslation('connection');
  const isAgent = useAppSelector(({ site }) => site.info?.isImpersonating ?? false);
  const isLoggedIn = useAppSelector(({ session }) => session.isLoggedIn);
  const title = t(isAgent ? 'read.title' : 'title');
  useScreenTitle(title);
  return (
    <VisitorScreen
      kind="task"
      lead={<HeroTitle size="xl" title={title} text={t(isAgent ? 'read.intro' : 'intro')} />}
      end={
        <BackLink href={hashLink(isLoggedIn ? paths.portal : paths.landing)}>
          {t('common:back')}
        </BackLink>
      }
    >
      <Card>{isAgent ? <ReadSupportCode /> : <ConnectionCheck />}</Card>
    </VisitorScreen>
  );
};

export default ConnectionScreen;
