import { FooterLinks, IconButton, Link, PortalPage, Stack } from '@foyer/ui-kit/core';
import { helpIcon } from '@foyer/ui-kit/icons';
import { useState, type ReactNode } from 'react';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { hashLink } from '~/shared/routing/paths';
import { useMarkUsable } from '~/shared/loading/firstScreen';
import { useScreenTitle } from '~/shell/layout/useScreenTitle';
import { LazyTermsDialog } from '~/shell/site/LazyTermsDialog';
import { SiteContent } from '~/shell/site/SiteContent';
import { useTerminationLinks } from '~/shell/site/useTerminationLinks';
import { useAppSelector } from '~/session/store/hooks';
import { PortalBanners } from './banners/PortalBanners';
import { SiteNotificationBanner } from './banners/SiteNotificationBanner';
import { MarketingPopUp } from './marketing/MarketingPopUp';
import { useHelpSheet } from './menu/help/useHelpSheet';
import { useKeyCardLink } from './menu/useSecondaryLinks';
import { PageSkeleton } from './sections/PageSkeleton';
import { Together } from './sections/Together';
import { useForcedReload } from './useForcedReload';

interface PortalScreenProps {
  /** For the bar and the browser tab. */
  title: string;
  /** For a phone's bar, where the title is too long; it may be the same. */
  shortTitle?: string;
  /** The page's own hero, which holds the `h1`; the banners follow it. */
  hero?: ReactNode;
  /** Shown before everything else on a page without a hero. */
  answer?: ReactNode;
  /** The page above this one: a `BackLink`. */
  back?: ReactNode;
  /** Beside the title on a desktop: at most one button. */
  action?: ReactNode;
  /** The page is still loading its data. */
  busy?: boolean;
  /** The page has the buttons that pay what is due, so no banner leads to them. */
  paysDue?: boolean;
  /** Shown until every section has content or an error; cards by default. */
  skeleton?: ReactNode;
  children?: ReactNode;
}

/** A page of the logged-in portal, inside its `PortalFrame`: title, banners and content. */
export const PortalScreen = ({
  title,
  shortTitle,
  hero,
  answer,
  back,
  action,
  busy = false,
  paysDue = false,
  skeleton,
  children,
}: PortalScreenProps) => {
  const { t } = useTranslation('portal');
  const keyCard = useKeyCardLink();
  const help = useHelpSheet();
  const tone = hero === undefined ? 'paper' : 'hero';
  useScreenTitle(title);
  useMarkUsable(!busy);
  useForcedReload();
  return (
    <PortalPage
      title={title}
      {...(shortTitle && shortTitle !== title && { shortTitle })}
      onHero={hero !== undefined}
      back={back}
      action={action}
      barEnd={
        <>
          {keyCard && (
            <IconButton
              href={hashLink(keyCard.to ?? '')}
              icon={keyCard.icon}
              label={keyCard.name}
              tone={tone}
            />
          )}
          <IconButton
            icon={helpIcon}
            label={t('help')}
            aria-haspopup="dialog"
            tone={tone}
            onClick={help.open}
          />
        </>
      }
    >
      <Together first={hero ?? answer} skeleton={skeleton ?? <PageSkeleton />}>
        {hero === undefined && <SiteHeaderContent />}
        <PortalBanners paysDue={paysDue} />
        {hero === undefined && <SiteNotificationBanner prominent={false} />}
        {children}
        {/* The card after a hero overlaps its edge, so text must not stand between them. */}
        {hero !== undefined && (
          <>
            <SiteNotificationBanner prominent={false} />
            <SiteHeaderContent />
          </>
        )}
        <SiteContent part="footer" />
        <LegalLinks />
      </Together>
      {help.sheet}
      <MarketingPopUp />
    </PortalPage>
  );
};

const SiteHeaderContent = () => {
  const hasContent = useAppSelector(({ site }) =>
    Boolean(site.info?.header ?? site.info?.subheader),
  );
  return (
    hasContent && (
      <Stack gap={4}>
        <SiteContent part="header" />
        <SiteContent part="subheader" />
      </Stack>
    )
  );
};

/** Not in the menu: on a phone it would hide them. Rules LAW-2 and LAW-19. */
const LegalLinks = () => {
  const { t } = useTranslation('common');
  const seller = useAppSelector(({ site }) => site.info?.consumerRights?.seller);
  const links = useTerminationLinks();
  const [isReading, setReading] = useState(false);
  if (!seller && links.length === 0) return null;
  return (
    <>
      <FooterLinks>
        {seller && (
          <Link as="button" type="button" variant="quiet" onClick={() => setReading(true)}>
            {t('legalNotice')}
          </Link>
        )}
        {links.map(({ kind, name, to }) => (
          <Link key={kind} variant="quiet" href={hashLink(to)}>
            {name}
          </Link>
        ))}
      </FooterLinks>
      {isReading && <LazyTermsDialog of="seller" onClose={() => setReading(false)} />}
    </>
  );
};
