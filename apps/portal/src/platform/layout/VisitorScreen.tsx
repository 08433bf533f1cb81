import {
  BrandBar,
  FootLinks,
  Link,
  Logo,
  VisitorLayout,
  type VisitorKind,
} from '@foyer/ui-kit/core';
import { siteLink } from '@foyer/domain';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useUsable } from '~/platform/routing/usable';
import { useBrand } from '~/platform/site/useBrand';
import { useAppSelector } from '~/platform/store/hooks';
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
      foot={<Foot />}
      {...(background && { picture: background })}
    >
      {children}
    </VisitorLayout>
  );
};

const Foot = () => {
  const { t } = useTranslation('common');
  const support = useAppSelector(({ site }) => site.info?.support);
  const href = siteLink(support?.link);
  return (
    <FootLinks>
      {support?.phone && (
        <Link variant="quiet" href={`tel:${support.phone.replace(/\s/g, '')}`}>
          {t('helpPhone', { phone: support.phone })}
        </Link>
      )}
      {!support?.phone && support?.email && (
        <Link variant="quiet" href={`mailto:${support.email}`}>
          {support.email}
        </Link>
      )}
      {href && (
        <Link variant="quiet" href={href}>
          {support?.text ?? t('help')}
        </Link>
      )}
    </FootLinks>
  );
};
