import { maxLengths } from '@foyer/domain';
import * as v from 'valibot';
import { fields, line, email, phone, newPassword, optInFlags } from '../parts/requestParts';
import { userTypes } from './userTypes';

const accepted = v.boolean('Send true or false.');

const person = {
  email,
  mobile: phone,
  firstName: line(maxLengths.firstName),
  lastName: line(maxLengths.lastName),
  zoneName: line(maxLengths.zoneName),
  buildingName: line(maxLengths.buildingName),
  siteName: line(maxLengths.siteName),
  description: line(maxLengths.description),
};

/** Fields that a site asks for and that we do not know travel as text beside the known ones. */
const otherFields = v.union(
  [v.pipe(v.string(), v.maxLength(500, 'Use at most 500 characters.')), v.boolean(), optInFlags],
  'Send text.',
);

export const registerUserRequest = {
  body: v.objectWithRest(
    {
      ...v.partial(fields(person)).entries,
      email,
      password: newPassword,
      isTermsAndConditionAccepted: v.optional(accepted),
      marketingOptIn: v.optional(accepted),
      detailedMarketingOptIn: v.optional(optInFlags),
      recaptchaToken: v.optional(v.string()),
    },
    otherFields,
    'This is required.',
  ),
};

export const updateUserRequest = {
  body: v.objectWithRest(
    { ...v.partial(fields(person)).entries, password: v.optional(newPassword) },
    otherFields,
    'This is required.',
  ),
};

export const updateAgreementsRequest = {
  body: fields({
    isTermsAndConditionAccepted: v.optional(accepted),
    /** Which terms were read, as GET /terms named them. */
    termsVersion: v.optional(line(100)),
    marketingOptIn: v.optional(accepted),
    detailedMarketingOptIn: v.optional(optInFlags),
  }),
};

export const changeUserTypeRequest = {
  params: fields({ id: v.string() }),
  body: fields({ type: v.picklist(userTypes, 'Choose one of the types.') }),
};
