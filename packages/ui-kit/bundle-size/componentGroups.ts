/** A group of parts that a page uses together, and its size budget. */
export interface Group {
  parts: readonly string[];
  /** Bytes of JavaScript that the page fetches before it is usable, with brotli, without React and the provider. */
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

/** About a tenth above the measured sizes. Every page with parts loads the provider once. */
export const componentGroups: Readonly<Record<string, Group>> = {
  provider: { parts: [], script: 26_500, style: 0, mark: 'fp-none' },
  'text and password': group('TextField PasswordField', 6700, 1100, 'fp-control'),
  checkbox: group('CheckboxField', 600, 720, 'fp-check'),
  switch: group('Switch', 600, 680, 'fp-switch'),
  'one-time code': group('OneTimeCodeField', 950, 740, 'fp-code'),
  'error summary': group('ErrorSummary', 400, 260, 'fp-summary'),
  coupon: group('CouponField', 6700, 1100, 'fp-coupon'),
  select: group('Select', 8600, 900, 'fp-select'),
  phone: group('PhoneField', 7300, 980, 'fp-phone'),
  dialogs: group('ErrorDialog MessageDialog ConfirmDialog', 11_200, 1100, 'fp-dialog'),
  snackbar: group('Snackbar', 8600, 800, 'fp-snackbar'),
  menu: group('Menu', 1800, 680, 'fp-menu'),
  tabs: group('Tabs', 15_000, 420, 'fp-tab-panel'),
  drawer: group('Drawer', 12_300, 800, 'fp-drawer'),
  table: group('ResponsiveTable', 300, 720, 'fp-table-room'),
  network: group('NetworkKeyCard', 5200, 1650, 'fp-network'),
  countdown: group('Countdown', 380, 260, 'fp-countdown'),
  chart: group('BarChart', 230, 690, 'fp-bars'),
};
