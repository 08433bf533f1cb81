import type { PackageType, Plan } from '@foyer/domain';
import { Icon, IconText } from '@foyer/ui-kit/core';
import {
  addIcon,
  chatIcon,
  checkIcon,
  globeIcon,
  phoneIcon,
  shieldIcon,
  speedIcon,
  tagIcon,
  tvIcon,
  wifiIcon,
  type IconShape,
} from '@foyer/ui-kit/icons';
import { useTranslation } from '~/shared/i18n/useTranslation';

const icons: Readonly<Record<Exclude<PackageType, 'unknown'>, IconShape>> = {
  Standard: wifiIcon,
  Premium: shieldIcon,
  Basic: chatIcon,
  Single: phoneIcon,
  Plus: addIcon,
  Awesome: tvIcon,
  Supersonic: speedIcon,
  Connect: globeIcon,
  Free: tagIcon,
  Essential: checkIcon,
};

/** A plan's type, with its icon, where the plan's title does not say it. Rule PLAN-9. */
export const PlanType = ({ packageType, title }: Pick<Plan, 'packageType' | 'title'>) => {
  const { t } = useTranslation('plans');
  if (packageType === 'unknown') return null;
  const name = t(`type.${packageType}`);
  // Without its word, an icon such as a tick or a plus looks like something to press.
  if (title.toLowerCase().includes(name.toLowerCase())) return null;
  return <IconText icon={<Icon of={icons[packageType]} size={16} />}>{name}</IconText>;
};
