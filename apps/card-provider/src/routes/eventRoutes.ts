import * as v from 'valibot';
import { common, text } from '../http/fields';
import { listPage, paging } from '../http/listPage';
import { route } from '../http/route';
import { need } from '../ledger/Work';

const path = '/v1/events';

export const eventRoutes = [
  route('get', path, v.strictObject({ ...paging, type: v.optional(text) }), (work, input) =>
    listPage(work, 'event', path, input, { type: input.type }),
  ),
  route('get', `${path}/:id`, v.strictObject(common), (work, _, id) => need(work, 'event', id)),
];
