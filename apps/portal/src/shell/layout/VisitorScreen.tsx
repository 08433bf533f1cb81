import { hasCompactHeader } from '@foyer/domain';
import { BrandBar, Logo, VisitorLayout, type VisitorKind } from '@foyer/ui-kit/core';
import type { ReactNode } from 'react';
import { useMarkUsable } from '~/shared/loading/firstScreen';
import { AgentBanner } from '~/shell/log-out/AgentBanner';
import { SiteBanner } from '~/shell/site/SiteBanner';
import { SiteContent } from '~/shell/site/SiteContent';
import { useBrand } from '~/shell/site/useBrand';
import { useAppSelector } from '~/session/store/hooks';
import { Footer } from './Footer';
import { LanguageSwitch } from './LanguageSwitch';

interface VisitorScreenProps {
  kind: VisitorKind;
  lead: ReactNode;
  /** In the brand bar, before the language switch. */
  end?: ReactNode;
  /** The screen is still loading its data. */
  busy?: boolean;
  children: ReactNode;
}

/** The frame of every visitor's screen: brand bar, hero, content, footer. */
export const VisitorScreen = ({ kind, lead, end, busy = false, children }: VisitorScreenProps) => {
  useMarkUsable(!busy);
  const brand = useBrand();
  const background = useAppSelector(({ site }) => site.info?.background);
  const isCompact = useAppSelector(({ site }) => site.info && hasCompactHeader(site.info));
  return (
    <VisitorLayout
      kind={isCompact && kind === 'welcome' ? 'task' : kind}
      bar={
        <BrandBar
          logo={<Logo name={brand.name} {...(brand.image && { image: brand.image })} tone="hero" />}
        >
          {end}
          <LanguageSwitch />
        </BrandBar>
      }
      lead={lead}
      leadAbove={<SiteContent part="header" />}
      leadBelow={<SiteContent part="subheader" />}
      foot={<Footer />}
      {...(background && { picture: background })}
    >
      <AgentBanner />
      {children}
      {/* Below the task, because it loads later and would push the task away. */}
      {kind !== 'welcome' && <SiteBanner only="HIGH" />}
    </VisitorLayout>
  );
};
