import type { GenericSchema } from 'valibot';
import { creditNote, paymentMethod } from '../contract/billing/payment';
import { invoice } from '../contract/schemas/invoice';
import { errorBody } from '../contract/define/errorBody';
import { device, deviceList } from '../contract/devices/device';
import { plan } from '../contract/plans/plan';
import { pauseRecord, subscription } from '../contract/plans/subscription';
import { publicConfig } from '../contract/site/publicConfig';
import { siteInfo } from '../contract/site/siteInfo';
import { account, registeredUser } from '../contract/user/account';

/** The entities that the calls' schemas reference by name. */
export const definitions: Record<string, GenericSchema> = {
  Account: account,
  CreditNote: creditNote,
  Device: device,
  DeviceList: deviceList,
  Error: errorBody,
  Invoice: invoice,
  PauseRecord: pauseRecord,
  PaymentMethod: paymentMethod,
  Plan: plan,
  PublicConfig: publicConfig,
  RegisteredUser: registeredUser,
  SiteInfo: siteInfo,
  Subscription: subscription,
};
