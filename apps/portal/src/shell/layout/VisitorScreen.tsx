import { BrandBar, Logo, VisitorLayout, type VisitorKind } from '@foyer/ui-kit/core';
import { siteLink } from '@foyer/domain';
import type { ReactNode } from 'react';
import { useUsable } from '~/shared/loading/usable';
import { SiteBanner } from '~/shell/site/SiteBanner';
import { SiteContent } from '~/shell/site/SiteContent';
import { useBrand } from '~/shell/site/useBrand';
import { useAppSelector } from '~/session/store/hooks';
import { Footer } from './Footer';
import { LanguageSwitch } from './LanguageSwitch';

interface VisitorScreenProps {
  kind: VisitorKind;
  /** What the hero says. */
  lead: ReactNode;
  /** At the end of the brand bar; the language unless told otherwise. */
  end?: ReactNode;
  /** The screen still waits for what it is about. */
  busy?: boolean;
  children: ReactNode;
}

/** A visitor's screen in the venue's own clothes: brand bar, hero, task, and help at the foot. */
export const VisitorScreen = ({
  kind,
  lead,
  end = <LanguageSwitch />,
  busy = false,
  children,
}: VisitorScreenProps) => {
  useUsable(!busy);
  const brand = useBrand();
  const background = useAppSelector(({ site }) => siteLink(site.info?.background));
  return (
    <VisitorLayout
      kind={kind}
      bar={
        <BrandBar
          logo={<Logo name={brand.name} {...(brand.image && { image: brand.image })} tone="hero" />}
        >
          {end}
        </BrandBar>
      }
      lead={lead}
      leadAbove={<SiteContent part="header" />}
      leadBelow={<SiteContent part="subheader" />}
      foot={<Footer />}
      {...(background && { picture: background })}
    >
      {kind !== 'welcome' && <SiteBanner only="HIGH" />}
      {children}
    </VisitorLayout>
  );
};
