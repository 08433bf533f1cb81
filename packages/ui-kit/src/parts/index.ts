export { type Bar, BarChart, type BarChartProps } from './bar-chart/BarChart';
export { Checkbox, type CheckboxProps } from './checkbox-field/Checkbox';
export { CheckboxField, type CheckboxFieldProps } from './checkbox-field/CheckboxField';
export { type Choice, ChoiceList, type ChoiceListProps } from './choice-list/ChoiceList';
export { Countdown, type CountdownProps } from './countdown/Countdown';
export { CouponField } from './coupon-field/CouponField';
export type { Coupon, CouponFieldProps } from './coupon-field/couponFieldProps';
export { DateField, type DateFieldProps } from './date-field/DateField';
export { ConfirmDialog, type ConfirmDialogProps } from './dialog/ConfirmDialog';
export { ErrorDialog, type ErrorDialogProps } from './dialog/ErrorDialog';
export { MessageDialog, type MessageDialogProps } from './dialog/MessageDialog';
export { Disclosure, type DisclosureProps } from './disclosure/Disclosure';
export { Drawer, type DrawerProps } from './drawer/Drawer';
export {
  ErrorSummary,
  type ErrorSummaryProps,
  type FieldError,
} from './error-summary/ErrorSummary';
export type { FieldProps } from './field/Field';
export { FieldPair } from './field-pair/FieldPair';
export { KeyCard, type KeyCardProps } from './key-card/KeyCard';
export { keyCardPicture } from './key-card/keyCardPicture';
export { type Language, LanguageMenu, type LanguageMenuProps } from './language-menu/LanguageMenu';
export { Menu, type MenuProps } from './menu/Menu';
export type { MenuItemSpec } from './menu/menuItemSpec';
export type { KeyRowSpec } from './network-key-card/KeyRow';
export { NetworkKeyCard, type NetworkKeyCardProps } from './network-key-card/NetworkKeyCard';
export {
  OneTimeCodeField,
  type OneTimeCodeFieldProps,
} from './one-time-code-field/OneTimeCodeField';
export { Pagination, type PaginationProps } from './pagination/Pagination';
export { PasswordField, type PasswordFieldProps } from './password-field/PasswordField';
export type { Strength } from './password-field/PasswordStrength';
export { PhoneField, type PhoneFieldProps } from './phone-field/PhoneField';
export type { PhoneDetail } from './phone-field/usePhoneInput';
export { usePhoneText } from './phone-field/usePhoneText';
export { QrCode, type QrCodeProps } from './qr-code/QrCode';
export type { CardPlace, Column } from './responsive-table/column';
export { ResponsiveTable, type ResponsiveTableProps } from './responsive-table/ResponsiveTable';
export { type Option, Select, type SelectProps } from './select-field/Select';
export { Snackbar, type SnackbarProps, type SnackbarType } from './snackbar/Snackbar';
export { SpeedGauge, type SpeedGaugeProps } from './speed-gauge/SpeedGauge';
export { Switch, type SwitchProps } from './switch-field/Switch';
export { type TabItem, Tabs, type TabsProps } from './tabs/Tabs';
export { TermList, type TermListProps } from './term-list/TermList';
export { TermsReader, type TermsReaderProps } from './terms-reader/TermsReader';
export { TextField, type TextFieldProps } from './text-field/TextField';
export { copyText } from './network-key-card/copyText';
export { Wizard, type WizardMove, type WizardProps } from './wizard/Wizard';
