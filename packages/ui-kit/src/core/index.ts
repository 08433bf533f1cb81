export { ActionRow, type ActionRowProps } from './action-row/ActionRow';
export { BackLink, type BackLinkProps } from './back-link/BackLink';
export { Banner, type BannerProps, type BannerTone } from './banner/Banner';
export { Grid, type GridProps } from './grid/Grid';
export { GridItem, type GridItemProps } from './grid/GridItem';
export { BrandBar, type BrandBarProps } from './brand-bar/BrandBar';
export { Button, type ButtonProps, type ButtonVariant } from './button/Button';
export { Card, type CardProps } from './card/Card';
export { CardLogo, type CardLogoProps } from './card-logo/CardLogo';
export { CardHeader, type CardHeaderProps } from './card/CardHeader';
export { Chip, type ChipProps } from './chip/Chip';
export {
  SegmentedControl,
  type SegmentedOption,
  type SegmentedControlProps,
} from './segmented-control/SegmentedControl';
export { StatGroup, type Stat } from './stat-group/StatGroup';
export { Heading, type HeadingProps } from './heading/Heading';
export { Hero, type HeroProps } from './hero/Hero';
export { Doorway, type DoorwayProps } from './doorway/Doorway';
export { HeroTitle, type HeroTitleProps } from './hero/HeroTitle';
export { IconButton, type IconButtonProps } from './icon-button/IconButton';
export { Icon, type IconProps } from './icon/Icon';
export type { IconShape } from './icon/icons';
export { IconText, type IconTextProps } from './icon-text/IconText';
export { Launcher, type LauncherProps } from './launcher/Launcher';
export { Link, type LinkProps } from './link/Link';
export { Logo, type LogoProps } from './logo/Logo';
export { Quantity, type QuantityProps } from './quantity/Quantity';
export { NavItem, type NavItemProps } from './nav-item/NavItem';
export { Notice } from './notice/Notice';
export { PersonLine, type PersonLineProps } from './person-line/PersonLine';
export { PhoneOnly } from './phone-only/PhoneOnly';
export { PlanCard, type PlanCardProps } from './plan-card/PlanCard';
export { PlanList } from './plan-list/PlanList';
export { PortalLayout, type PortalLayoutProps } from './portal-layout/PortalLayout';
export { PortalPage, type PortalPageProps } from './portal-layout/PortalPage';
export { Price, type PriceProps } from './price/Price';
export { QuickAction, type QuickActionProps } from './quick-action/QuickAction';
export { QuickActions, type QuickActionsProps } from './quick-action/QuickActions';
export { RowList } from './row-list/RowList';
export { Skeleton, type SkeletonProps } from './skeleton/Skeleton';
export { SlotBars, type SlotBarsProps } from './slots/SlotBars';
export { SlotGauge, type SlotGaugeProps } from './slots/SlotGauge';
export { Stack, type StackProps } from './stack/Stack';
export { EmptyState, type EmptyStateProps } from './state-message/EmptyState';
export { SectionError, type SectionErrorProps } from './state-message/SectionError';
export { StatusPill, type StatusPillProps } from './status-pill/StatusPill';
export { StatusSign } from './status-pill/StatusSign';
export { StateArt, type StateArtProps } from './state-message/StateArt';
export { Steps, type StepsProps } from './steps/Steps';
export { StickySummary, type StickySummaryProps } from './sticky-summary/StickySummary';
export { SummaryLines, type SummaryLine } from './summary-lines/SummaryLines';
export { Text, type TextProps } from './text/Text';
export { Tile, type TileProps } from './tile/Tile';
export { TimeGauge, type TimeGaugeProps } from './time-gauge/TimeGauge';
export { BannerStack } from './banner-stack/BannerStack';
export { FooterLinks } from './visitor-layout/FooterLinks';
export {
  VisitorLayout,
  type VisitorKind,
  type VisitorLayoutProps,
} from './visitor-layout/VisitorLayout';
export { VisuallyHidden } from './visually-hidden/VisuallyHidden';
