import type { SiteDetails } from './siteDetails';

/** A site's details with every text that people read as `say` gives it; terms have their own translations. */
export const withTexts = (details: SiteDetails, say: (text: string) => string): SiteDetails => {
  const sayOrNull = (text: string | null): string | null => (text === null ? null : say(text));
  const { notification, support } = details;
  return {
    ...details,
    landingText: sayOrNull(details.landingText),
    header: sayOrNull(details.header),
    subheader: sayOrNull(details.subheader),
    footer: sayOrNull(details.footer),
    loginError: sayOrNull(details.loginError),
    support: { ...support, text: sayOrNull(support.text) },
    notification: notification && {
      ...notification,
      title: say(notification.title),
      message: say(notification.message),
    },
    aliases: Object.fromEntries(
      Object.entries(details.aliases).map(([name, { one, many }]) => [
        name,
        { one: say(one), many: say(many) },
      ]),
    ),
    registrationFields: details.registrationFields.map(({ label, ...field }) =>
      label === undefined ? field : { ...field, label: say(label) },
    ),
    marketing: details.marketing.map(({ id, title, description }) => ({
      id,
      title: say(title),
      description: say(description),
    })),
  };
};
