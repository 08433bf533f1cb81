/** A group of parts that a page uses together, and its size budget. */
export interface Group {
  parts: readonly string[];
  /** Bytes of JavaScript that the page fetches before it is usable, with brotli, without React. */
  script: number;
  /** The same for style sheets. */
  style: number;
  /** The start of the class names that are this group's own. */
  mark: string;
}

const group = (parts: string, script: number, style: number, mark: string): Group => ({
  parts: parts.split(' '),
  script,
  style,
  mark,
});

/** About a tenth above the measured sizes. Several parts on MUI share most of their bytes. */
export const componentGroups: Readonly<Record<string, Group>> = {
  'text and password': group('TextField PasswordField', 1450, 1050, 'fp-control'),
  checkbox: group('CheckboxField', 680, 780, 'fp-check'),
  switch: group('Switch', 690, 740, 'fp-switch'),
  'one-time code': group('OneTimeCodeField', 1020, 770, 'fp-code'),
  'error summary': group('ErrorSummary', 600, 260, 'fp-summary'),
  coupon: group('CouponField', 1410, 1060, 'fp-coupon'),
  select: group('Select', 930, 860, 'fp-select'),
  phone: group('PhoneField', 2300, 980, 'fp-phone'),
  dialogs: group('ErrorDialog MessageDialog ConfirmDialog', 37_800, 1100, 'fp-dialog'),
  snackbar: group('Snackbar', 35_200, 800, 'fp-snackbar'),
  menu: group('Menu', 1300, 740, 'fp-menu'),
  tabs: group('Tabs', 41_600, 540, 'fp-tab-panel'),
  drawer: group('Drawer', 38_900, 840, 'fp-drawer'),
  table: group('ResponsiveTable', 410, 730, 'fp-table-room'),
  network: group('NetworkKeyCard', 5500, 1850, 'fp-network'),
  countdown: group('Countdown', 500, 260, 'fp-countdown'),
  chart: group('BarChart', 350, 710, 'fp-bars'),
};
