import * as v from 'valibot';
import { fields, isoInstant } from '../parts/requestParts';

const endDate = v.nullable(isoInstant);

const dates = fields({ startDate: isoInstant, endDate });

export const createPauseRequest = {
  body: dates,
};

export const updatePauseRequest = {
  body: dates,
};

export const updatePauseEndRequest = {
  body: fields({ endDate }),
};

export const quotePausePriceRequest = {
  body: dates,
};
