import { invalidRequest } from '../model/ApiError';
import { newMetadata } from '../api/metadata';
import { newId } from '../model/newId';
import { retrieve, type Transaction } from '../store/Transaction';
import type { SubscriptionSchedule } from '../model/objects';
import type { CreateScheduleParams, UpdateScheduleParams } from '../params/scheduleParams';
import { saveSubscription } from './saveSubscription';
import { discountsOf, plannedPhases, presentPhase } from './schedulePhases';

const settings: SubscriptionSchedule['default_settings'] = {
  application_fee_percent: null,
  billing_cycle_anchor: 'automatic',
  billing_thresholds: null,
  collection_method: 'charge_automatically',
  default_payment_method: null,
  description: null,
  invoice_settings: {
    account_tax_ids: null,
    custom_fields: null,
    days_until_due: null,
    description: null,
    footer: null,
    issuer: { type: 'self' },
  },
  on_behalf_of: null,
  transfer_data: null,
};

/** Creates a schedule for a subscription. Its first phase is the current period. */
export function createSchedule(tx: Transaction, input: CreateScheduleParams): SubscriptionSchedule {
  const subscription = retrieve(tx, 'subscription', input.from_subscription, 'from_subscription');
  if (subscription.schedule) {
    throw invalidRequest(
      'You cannot migrate a subscription that is already attached to a schedule.',
      'from_subscription',
    );
  }
  if (subscription.status === 'canceled') {
    throw invalidRequest('You cannot migrate a canceled subscription.', 'from_subscription');
  }
  const present = presentPhase(subscription);
  const schedule = tx.objects.put('subscription_schedule', {
    id: newId('sub_sched'),
    object: 'subscription_schedule',
    application: null,
    billing_mode: { flexible: null, type: 'classic' },
    canceled_at: null,
    completed_at: null,
    created: tx.now,
    current_phase: { start_date: present.start_date, end_date: present.end_date },
    customer: subscription.customer,
    customer_account: null,
    default_settings: settings,
    end_behavior: 'release',
    livemode: false,
    metadata: newMetadata(input.metadata),
    pause_schedules: [],
    phases: [present],
    released_at: null,
    released_subscription: null,
    status: 'active',
    subscription: subscription.id,
    test_clock: null,
  });
  tx.objects.put('subscription', { ...subscription, schedule: schedule.id });
  tx.emit('subscription_schedule.created', schedule);
  return schedule;
}

/**
 * Sets the phases. The discounts of the running one are the subscription's from now on; the current period stays as it is
 * until it ends, and a later phase takes effect with the renewal on which it begins, without proration.
 */
export function updateSchedule(
  tx: Transaction,
  input: UpdateScheduleParams,
  id: string,
): SubscriptionSchedule {
  const schedule = retrieve(tx, 'subscription_schedule', id);
  if (schedule.status !== 'active') {
    throw invalidRequest(`You cannot update a subscription schedule that is ${schedule.status}.`);
  }
  const subscription = retrieve(tx, 'subscription', schedule.subscription ?? '');
  const phases = input.phases ? plannedPhases(tx, subscription, input.phases) : schedule.phases;
  const present = phases.find((it) => it.start_date <= tx.now && tx.now < it.end_date);
  if (!present) throw invalidRequest('One phase must be running now.', 'phases');
  const updated = tx.objects.put('subscription_schedule', {
    ...schedule,
    current_phase: { start_date: present.start_date, end_date: present.end_date },
    end_behavior: input.end_behavior ?? schedule.end_behavior,
    metadata: { ...schedule.metadata, ...newMetadata(input.metadata) },
    phases,
  });
  saveSubscription(tx, { ...subscription, discounts: discountsOf(present) });
  tx.emit('subscription_schedule.updated', updated);
  return updated;
}
