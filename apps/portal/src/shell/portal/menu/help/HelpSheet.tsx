import { phoneLink } from '@foyer/domain';
import { ActionRow, Button, Heading, Link, RowList, Stack, Text } from '@foyer/ui-kit/core';
import { helpIcon, mailIcon, phoneIcon } from '@foyer/ui-kit/icons';
import { Disclosure, Drawer } from '@foyer/ui-kit/parts';
import { Link as RouterLink } from 'react-router-dom';
import { usePaymentWay } from '~/product/plans/usePaymentWay';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { hashLink, paths } from '~/shared/routing/paths';
import { useAppSelector } from '~/session/store/hooks';
import { usePortalMenu } from '../usePortalMenu';
import { HelpDetails } from './HelpDetails';

export interface HelpSheetProps {
  open: boolean;
  onClose: () => void;
}

/** How many questions have an answer here. */
const ANSWERS = 3;

/** Pages that answer a question, in the order of how often it is asked. */
const pagesThatAnswer = ['devices', 'billing', 'plan', 'account'] as const;

/** Help over the current page: whom to call or write to, three answers, and what the helper needs to know. Rule SITE-8. */
const HelpSheet = ({ open, onClose }: HelpSheetProps) => {
  const { t } = useTranslation('help');
  const isWide = window.matchMedia?.('(min-width: 744px)').matches ?? false;
  return (
    <Drawer
      open={open}
      onClose={onClose}
      heading={t('heading')}
      closeLabel={t('common:close')}
      side={isWide ? 'end' : 'bottom'}
    >
      <Stack gap={24}>
        <Contacts />
        <Button variant="soft" wide href={hashLink(paths.connectionCheck)} onClick={onClose}>
          {t('common:checkConnection')}
        </Button>
        <Answers onClose={onClose} />
        <HelpDetails />
      </Stack>
    </Drawer>
  );
};

const Contacts = () => {
  const { t } = useTranslation('help');
  const support = useAppSelector(({ site }) => site.info?.support ?? null);
  if (!support) return null;
  const { link, text, phone, email } = support;
  return (
    <Stack gap={8}>
      {text && !link && (
        <Text strong>
          <bdi>{text}</bdi>
        </Text>
      )}
      <RowList label={t('heading')}>
        {phone && (
          <ActionRow
            icon={phoneIcon}
            title={t('call')}
            hint={<bdi>{phone}</bdi>}
            href={phoneLink(phone)}
          />
        )}
        {email && (
          <ActionRow
            icon={mailIcon}
            title={t('write')}
            hint={<bdi>{email}</bdi>}
            href={`mailto:${email}`}
          />
        )}
        {link && (
          <ActionRow
            icon={helpIcon}
            title={text ?? t('page')}
            hint={text && t('page')}
            href={link}
          />
        )}
      </RowList>
    </Stack>
  );
};

const Answers = ({ onClose }: Pick<HelpSheetProps, 'onClose'>) => {
  const { t } = useTranslation('help');
  const menu = usePortalMenu();
  const site = useAppSelector((state) => state.site.info?.name ?? '');
  const isBilledElsewhere = usePaymentWay() === 'elsewhere';
  const pages = pagesThatAnswer.flatMap((id) => {
    const page = menu.find((item) => item.id === id);
    return page ? [{ ...page, id }] : [];
  });
  return (
    <section>
      <Heading level={3}>{t('questions')}</Heading>
      <Disclosure title={t('answers.online.question')}>
        <Text>{t('answers.online.text')}</Text>
      </Disclosure>
      {pages.slice(0, ANSWERS - 1).map(({ id, to, name }) => (
        <Disclosure key={id} title={t(`answers.${id}.question`)}>
          <Text>
            {id === 'billing' && isBilledElsewhere
              ? t('answers.billing.billed', { page: name, site })
              : t(`answers.${id}.text`, { page: name })}
          </Text>
          <Link as={RouterLink} to={to} onClick={onClose}>
            {t('open', { page: name })}
          </Link>
        </Disclosure>
      ))}
    </section>
  );
};

export default HelpSheet;
