import type { Backend } from '../Backend';
import type { UserRow } from '../Caller';
import { createCode } from '../one-time-codes/oneTimeCodes';
import { rateLimits } from '../rate-limits/RateLimits';
import type { SiteRow } from '../sites/findSite';

/** Mails the link that confirms an e-mail address; earlier ones stop working. */
export const sendConfirmation = async (
  { db, clock, limits, messages, publicUrl }: Backend,
  site: SiteRow,
  user: UserRow,
): Promise<void> => {
  await limits.use(rateLimits.message, user.email.toLowerCase());
  const code = await createCode(db, clock.now(), 'verify-email', user.id);
  await messages.sendMail({
    to: user.email,
    from: site.details.name,
    subject: `Confirm your e-mail address for ${site.details.name}`,
    paragraphs: [
      `Hello ${user.firstName || 'there'},`,
      'Please confirm that this address is yours. The link is good for two days.',
    ],
    action: {
      label: 'Confirm my address',
      url: `${publicUrl}/v2/#/login?status=verify&code=${code}`,
    },
  });
};
