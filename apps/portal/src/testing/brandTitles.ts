/** What each brand says at the top of these screens, in English; Foyer's own words come first. */
const titles = {
  landing: [
    'You’re nearly online.',
    'Welcome. Shall we connect you?',
    'Settle in, then go online.',
    'Get online and get to work.',
    'Get online. Get going.',
    'Pitch up, get online.',
    'Nearly online, by the sea.',
    'Home is where the Wi-Fi is.',
  ],
  online: [
    'You’re online.',
    'You’re connected.',
    'Online. Enjoy your stay.',
    'Connected.',
    'You’re in.',
    'You’re online. Off you go.',
    'Online, by the sea.',
    'You’re home and online.',
  ],
  login: [
    'Welcome back.',
    'A pleasure to see you again.',
    'Good to have you back.',
    'Back to work.',
    'Hey, you’re back.',
    'Welcome back to the park.',
    'Welcome back ashore.',
    'Home again.',
  ],
  done: [
    'You’re all set.',
    'Everything is ready.',
    'All set for your stay.',
    'Your access is active.',
    'Done. You’re set.',
    'All pitched up.',
    'All aboard. You’re set.',
    'All set at home.',
  ],
} as const;

/** The title of one of these screens at a venue of any brand. */
export const brandTitle = (...screens: (keyof typeof titles)[]): RegExp => {
  const any = screens.flatMap((screen) => titles[screen]);
  return new RegExp(`^(${any.map((title) => title.replaceAll(/[.?]/g, '\\$&')).join('|')})$`);
};
