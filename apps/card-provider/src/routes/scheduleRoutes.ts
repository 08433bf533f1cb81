import * as v from 'valibot';
import { common, text } from '../api/fields';
import { listPage, paging } from '../api/listPage';
import { route } from '../api/route';
import { retrieve } from '../store/Transaction';
import { createSchedule, updateSchedule } from '../subscriptions/createSchedule';
import { releaseSchedule } from '../subscriptions/releaseSchedule';
import { cancelSubscription } from '../subscriptions/cancelSubscription';
import {
  createScheduleParams,
  endScheduleParams,
  updateScheduleParams,
} from '../params/scheduleParams';

const path = '/v1/subscription_schedules';

export const scheduleRoutes = [
  route('post', path, createScheduleParams, createSchedule),
  route('get', path, v.strictObject({ ...paging, customer: v.optional(text) }), (tx, input) =>
    listPage(tx, 'subscription_schedule', path, input, { customer: input.customer }),
  ),
  route('get', `${path}/:id`, v.strictObject(common), (tx, _, id) =>
    retrieve(tx, 'subscription_schedule', id),
  ),
  route('post', `${path}/:id`, updateScheduleParams, updateSchedule),
  route('post', `${path}/:id/release`, endScheduleParams, (tx, _, id) =>
    releaseSchedule(tx, id, 'released'),
  ),
  route('post', `${path}/:id/cancel`, endScheduleParams, (tx, input, id) => {
    const { subscription } = retrieve(tx, 'subscription_schedule', id);
    const { invoice_now: invoiceNow, prorate } = input;
    if (subscription) cancelSubscription(tx, subscription, { invoiceNow, prorate });
    return retrieve(tx, 'subscription_schedule', id);
  }),
];
