import * as v from 'valibot';
import { fields, code } from '../parts/requestParts';

const atSite = fields({ locationID: v.string() });

export const getPlansRequest = {
  params: atSite,
};

export const getCustomPlansRequest = {
  params: atSite,
};

export const getUpgradePlansRequest = {
  params: fields({ id: v.string() }),
};

export const validateCouponRequest = {
  params: fields({ code }),
};
