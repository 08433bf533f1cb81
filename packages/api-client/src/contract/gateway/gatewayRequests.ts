import * as v from 'valibot';
import { fields, line } from '../parts/requestParts';

const given = v.nullish(v.string());

export const gatewayLoginRequest = {
  body: fields({
    location_id: line(200),
    mac: given,
    nas_id: given,
    customer_code: given,
    connection_type: given,
    token: given,
    is_impersonating: v.nullish(v.boolean('Send true or false.')),
  }),
};

export const routerLoginRequest = {
  body: fields({ username: line(200), password: v.string() }),
};

/** Most routers know the device by the cable; those that do not are told its name. */
export const routerLogoutRequest = {
  body: fields({ username: v.optional(line(200)) }),
};
