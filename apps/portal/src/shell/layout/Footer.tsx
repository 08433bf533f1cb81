import { phoneLink } from '@foyer/domain';
import { FooterLinks, Link } from '@foyer/ui-kit/core';
import { useState } from 'react';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { consent } from '~/shell/tracking/consent';
import { buildVersion } from '~/shared/buildVersion';
import { hashLink, paths } from '~/shared/routing/paths';
import { useTerminationLinks } from '~/shell/site/useTerminationLinks';
import { LazyTermsDialog, type TermsPart } from '~/shell/site/LazyTermsDialog';
import { SiteContent } from '~/shell/site/SiteContent';
import { useAppSelector } from '~/session/store/hooks';
import { selectIsTracked } from '~/shell/tracking/selectIsTracked';

/** The footer of a visitor's screen: the operator's footer text, help, terms, legal notice and tracker consent. */
export const Footer = () => {
  const { t } = useTranslation('common');
  const { info, config } = useAppSelector(({ site }) => site);
  const [reading, setReading] = useState<TermsPart | null>(null);
  const support = info?.support;
  const isTracked = useAppSelector(selectIsTracked);
  const terminations = useTerminationLinks();
  return (
    <>
      <SiteContent part="footer" />
      <FooterLinks>
        {support?.phone && (
          <Link variant="quiet" href={phoneLink(support.phone)}>
            {t('helpPhone', { phone: support.phone })}
          </Link>
        )}
        {support?.email && (
          <Link variant="quiet" href={`mailto:${support.email}`}>
            {support.email}
          </Link>
        )}
        {support?.link ? (
          <Link variant="quiet" href={support.link}>
            {support.text ?? t('help')}
          </Link>
        ) : (
          support?.text && <span>{support.text}</span>
        )}
        {info && (
          <Link variant="quiet" href={hashLink(paths.connectionCheck)}>
            {t('checkConnection')}
          </Link>
        )}
        {info && (
          <Link as="button" type="button" variant="quiet" onClick={() => setReading('terms')}>
            {t('terms')}
          </Link>
        )}
        {info?.consumerRights?.seller && (
          <Link as="button" type="button" variant="quiet" onClick={() => setReading('seller')}>
            {t('legalNotice')}
          </Link>
        )}
        {terminations.map(({ kind, name, to }) => (
          <Link key={kind} variant="quiet" href={hashLink(to)}>
            {name}
          </Link>
        ))}
        {isTracked && (
          <Link as="button" type="button" variant="quiet" onClick={() => consent.answer(null)}>
            {t('trackers')}
          </Link>
        )}
        {config?.devMode && <span>Foyer {buildVersion()}</span>}
      </FooterLinks>
      {reading && <LazyTermsDialog of={reading} onClose={() => setReading(null)} />}
    </>
  );
};
