import {
  type Account,
  type LastInvoice,
  type RegisteredUser,
  type SiteUser,
  parseOptIns,
} from '@foyer/domain';
import type { InferOutput } from 'valibot';
import type { account, registeredUser } from '../../contract/user/account';
import { orNull } from '../parts/orNull';
import { pick, pickOrNull } from '../parts/pick';
import { readMoney } from '../parts/readMoney';

type Wire = InferOutput<typeof account>;
type WireUser = Wire['siteUser'];

/** The account in the domain's names. Specification, section 3: "Account". */
export const readAccount = (wire: Wire): Account => ({
  userId: wire.userId,
  bandwidthPooling: wire.bandwidthPooling,
  type: orNull(wire.type),
  siteUser: readSiteUser(wire.siteUser),
});

const readSiteUser = (user: WireUser): SiteUser => ({
  ...pick(user, [
    'id',
    'details',
    'hasActiveSubscription',
    'hasRecurringSub',
    'paused',
    'active',
    'legacySFAPlan',
    'shareVlan',
    'hasPassword',
  ]),
  ...pickOrNull(user, ['mobile', 'marketingOptIn']),
  email: user.email ?? '',
  firstName: user.firstName ?? '',
  lastName: user.lastName ?? '',
  detailedMarketingOptIn: parseOptIns(user.detailedMarketingOptIn),
  stripeCustomerId: orNull(user.stripeUserInfo?.customerId),
  lastInvoice: readLastInvoice(user.lastInvoice),
});

const readLastInvoice = (invoice: WireUser['lastInvoice']): LastInvoice | null =>
  invoice
    ? {
        id: invoice.id,
        number: invoice.number ?? invoice.id,
        state: invoice.state,
        amount: readMoney(invoice.amount, invoice.currency),
        dueDate: orNull(invoice.dueDate),
      }
    : null;

/** What registering answered. Specification, section 3: "Registration response". */
export const readRegisteredUser = (wire: InferOutput<typeof registeredUser>): RegisteredUser => ({
  userId: wire.userId ?? wire.id ?? '',
  email: wire.email,
  mobile: orNull(wire.mobile),
  firstName: wire.firstName ?? '',
  lastName: wire.lastName ?? '',
});
