import * as v from 'valibot';
import { common, text } from '../api/fields';
import { listPage, paging } from '../api/listPage';
import { route } from '../api/route';
import { retrieve } from '../store/Transaction';

const path = '/v1/events';

export const eventRoutes = [
  route('get', path, v.strictObject({ ...paging, type: v.optional(text) }), (tx, input) =>
    listPage(tx, 'event', path, input, { type: input.type }),
  ),
  route('get', `${path}/:id`, v.strictObject(common), (tx, _, id) => retrieve(tx, 'event', id)),
];
