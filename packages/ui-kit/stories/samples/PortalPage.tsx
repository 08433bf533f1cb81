import type { ReactNode } from 'react';
import { helpIcon, leaveIcon, moreIcon } from '../../src/core/icon/icons';
import { IconButton } from '../../src/core/icon-button/IconButton';
import { Logo } from '../../src/core/logo/Logo';
import { NavItem } from '../../src/core/nav-item/NavItem';
import { PersonLine } from '../../src/core/person-line/PersonLine';
import { PortalLayout } from '../../src/core/portal-layout/PortalLayout';
import {
  PortalPage as Page,
  type PortalPageProps as PageProps,
} from '../../src/core/portal-layout/PortalPage';
import { brandName } from '../support/brandName';
import { pages } from './SideMenu';

interface PortalPageProps extends Pick<PageProps, 'onHero' | 'action'> {
  title: string;
  children: ReactNode;
}

const items = (current: string, short: boolean, count: number) =>
  pages.slice(0, count).map((page) => (
    <NavItem
      key={page.name}
      icon={page.icon}
      href={`#${page.name}`}
      current={page.name === current}
    >
      {short ? page.short : page.name}
    </NavItem>
  ));

/** A page of the portal as Maya sees it. */
export const PortalPage = ({ title, children, ...rest }: PortalPageProps) => (
  <PortalLayout
    logo={<Logo name={brandName()} />}
    menuLabel="Pages"
    menu={items(title, false, 6)}
    menuFoot={
      <>
        <NavItem icon={helpIcon} href="#help">
          Help
        </NavItem>
        <PersonLine
          initials="MO"
          name="Maya Okafor"
          place="Canal Wharf"
          end={<IconButton icon={leaveIcon} label="Log out" />}
        />
      </>
    }
    tabs={
      <>
        {items(title, true, 4)}
        <NavItem as="button" icon={moreIcon}>
          More
        </NavItem>
      </>
    }
  >
    <Page
      {...rest}
      title={title}
      shortTitle={pages.find(({ name }) => name === title)?.short}
      barEnd={<IconButton icon={helpIcon} label="Help" />}
    >
      {children}
    </Page>
  </PortalLayout>
);
