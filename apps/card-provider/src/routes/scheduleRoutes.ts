import * as v from 'valibot';
import { common, text } from '../http/fields';
import { listPage, paging } from '../http/listPage';
import { route } from '../http/route';
import { need } from '../ledger/Work';
import { makeSchedule, updateSchedule as update } from '../schedules/makeSchedule';
import { releaseSchedule } from '../schedules/releaseSchedule';
import { cancelSubscription } from '../subscriptions/cancelSubscription';
import { createSchedule, endSchedule, updateSchedule } from './scheduleFields';

const path = '/v1/subscription_schedules';

export const scheduleRoutes = [
  route('post', path, createSchedule, makeSchedule),
  route('get', path, v.strictObject({ ...paging, customer: v.optional(text) }), (work, input) =>
    listPage(work, 'subscription_schedule', path, input, { customer: input.customer }),
  ),
  route('get', `${path}/:id`, v.strictObject(common), (work, _, id) =>
    need(work, 'subscription_schedule', id),
  ),
  route('post', `${path}/:id`, updateSchedule, update),
  route('post', `${path}/:id/release`, endSchedule, (work, _, id) =>
    releaseSchedule(work, id, 'released'),
  ),
  route('post', `${path}/:id/cancel`, endSchedule, (work, input, id) => {
    const { subscription } = need(work, 'subscription_schedule', id);
    const { invoice_now: invoiceNow, prorate } = input;
    if (subscription) cancelSubscription(work, subscription, { invoiceNow, prorate });
    return need(work, 'subscription_schedule', id);
  }),
];
