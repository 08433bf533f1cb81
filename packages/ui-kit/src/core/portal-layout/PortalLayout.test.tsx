import { render, screen, within } from '@testing-library/react';
import { createRef } from 'react';
import { describe, expect, it } from 'vitest';
import { BackLink } from '../back-link/BackLink';
import { HeroTitle } from '../hero/HeroTitle';
import { homeIcon } from '../icon/icons';
import { NavItem } from '../nav-item/NavItem';
import { PortalLayout } from './PortalLayout';
import { PortalPage, type PortalPageProps } from './PortalPage';

const item = (
  <NavItem href="#/portal" icon={homeIcon} current>
    Dashboard
  </NavItem>
);

const page = ({ children = 'content', ...more }: Partial<PortalPageProps>) => (
  <PortalLayout logo="Foyer" menuLabel="Portal" menu={item} tabs={item}>
    <PortalPage title="Billing Information" {...more}>
      {children}
    </PortalPage>
  </PortalLayout>
);

describe('PortalLayout', () => {
  it('has the page’s name as its only h1, which can be focused', () => {
    const heading = createRef<HTMLHeadingElement>();
    render(page({ headingRef: heading }));
    expect(screen.getAllByRole('heading', { level: 1 })).toEqual([heading.current]);
    heading.current?.focus();
    expect(heading.current).toHaveFocus();
  });

  it('has no h1 of its own when the page starts with a hero', () => {
    render(
      page({ onHero: true, children: <HeroTitle lead="You’re online until" title="9 December" /> }),
    );
    expect(screen.getAllByRole('heading', { level: 1 })).toEqual([
      screen.getByRole('heading', { name: /^You’re online until\s*9 December$/ }),
    ]);
  });

  it('marks the open page in side menu and bottom bar', () => {
    render(page({}));
    const menus = screen.getAllByRole('navigation', { name: 'Portal' });
    expect(menus).toHaveLength(2);
    for (const menu of menus)
      expect(
        within(menu).getByRole('link', { name: 'Dashboard', current: 'page' }),
      ).toBeInTheDocument();
  });

  it('has a text link to the parent page, on a phone for screen readers only', () => {
    render(page({ back: <BackLink href="#/portal">Back to the dashboard</BackLink> }));
    const back = screen.getByRole('link', { name: 'Back to the dashboard' });
    expect(back).toHaveAttribute('href', '#/portal');
    expect(screen.getByRole('main')).toContainElement(back);
  });
});
