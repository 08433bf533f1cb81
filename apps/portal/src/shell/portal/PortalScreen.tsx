import { IconButton, Logo, NavItem, PersonLine, PortalLayout, Stack } from '@foyer/ui-kit/core';
import { leaveIcon } from '@foyer/ui-kit/icons';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useMarkUsable } from '~/shared/loading/firstScreen';
import { useScreenTitle } from '~/shell/layout/useScreenTitle';
import { SiteContent } from '~/shell/site/SiteContent';
import { useBrand } from '~/shell/site/useBrand';
import { useAppSelector } from '~/session/store/hooks';
import { PortalBanners } from './banners/PortalBanners';
import { SiteNotificationBanner } from './banners/SiteNotificationBanner';
import { MarketingPopUp } from './marketing/MarketingPopUp';
import { BottomTabs } from './menu/BottomTabs';
import { SecondaryMenuItem } from './menu/SecondaryMenuItem';
import { menuIcons } from './menu/menuIcons';
import { useSecondaryLinks, useSupportLink } from './menu/useSecondaryLinks';
import { usePortalMenu } from './menu/usePortalMenu';
import { useLogOut } from './useLogOut';

interface PortalScreenProps {
  /** For the bar and the browser tab. */
  title: string;
  /** For a phone's bar, where the title is too long. */
  shortTitle?: string;
  /** The page's own hero, which holds the `h1`; the banners follow it. */
  hero?: ReactNode;
  /** Shown before the banners on a page without a hero. */
  answer?: ReactNode;
  /** The page above this one: a `BackLink`. */
  back?: ReactNode;
  /** Beside the title on a desktop: at most one button. */
  action?: ReactNode;
  /** The page is still loading its data. */
  busy?: boolean;
  children?: ReactNode;
}

/** The frame of every page of the logged-in portal: menu, banners and log-out. */
export const PortalScreen = ({
  title,
  shortTitle,
  hero,
  answer,
  back,
  action,
  busy = false,
  children,
}: PortalScreenProps) => {
  const { t } = useTranslation('common');
  const brand = useBrand();
  const help = useSupportLink();
  useScreenTitle(title);
  useMarkUsable(!busy);
  return (
    <PortalLayout
      title={title}
      {...(shortTitle && { shortTitle })}
      onHero={hero !== undefined}
      back={back}
      action={action}
      barEnd={
        help && (
          <IconButton
            href={help.href ?? ''}
            icon={help.icon}
            label={help.name}
            tone={hero === undefined ? 'paper' : 'hero'}
          />
        )
      }
      logo={<Logo name={brand.name} {...(brand.image && { image: brand.image })} />}
      menuLabel={t('menu.label')}
      menu={<SideMenu />}
      menuFoot={<MenuFooter />}
      tabs={<BottomTabs />}
    >
      {hero}
      {hero === undefined && <SiteHeaderContent />}
      {answer}
      <PortalBanners />
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
      <MarketingPopUp />
    </PortalLayout>
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

const SideMenu = () =>
  usePortalMenu().map(({ id, to, name, isCurrent }) => (
    <NavItem key={id} as={Link} to={to} icon={menuIcons[id]} current={isCurrent}>
      {name}
    </NavItem>
  ));

const MenuFooter = () => {
  const { t } = useTranslation('common');
  const links = useSecondaryLinks();
  const { person, logOut, isLoggingOut } = useLogOut();
  return (
    <>
      {links.map((link) => (
        <SecondaryMenuItem key={link.id} link={link} />
      ))}
      {person && (
        <PersonLine
          initials={person.initials}
          name={person.name}
          place={person.place}
          end={
            <IconButton
              icon={leaveIcon}
              label={t('logOut')}
              aria-busy={isLoggingOut}
              onClick={logOut}
            />
          }
        />
      )}
    </>
  );
};
