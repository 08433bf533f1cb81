import * as v from 'valibot';
import { fields, optInFlags } from '../parts/requestParts';

const ofUser = fields({ userId: v.string() });

export const getMarketingAnswersRequest = {
  params: ofUser,
};

export const saveMarketingAnswersRequest = {
  params: ofUser,
  body: fields({ preferences: optInFlags }),
};
