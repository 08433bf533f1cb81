import * as v from 'valibot';
import { fields, isoInstant } from '../parts/requestParts';

const measured = v.pipe(
  v.number('Send a number.'),
  v.finite(),
  v.minValue(0, 'Send zero or more.'),
);

export const saveSpeedTestRequest = {
  body: fields({
    downloadMbps: measured,
    uploadMbps: measured,
    latencyMs: measured,
    jitterMs: measured,
    at: isoInstant,
  }),
};
