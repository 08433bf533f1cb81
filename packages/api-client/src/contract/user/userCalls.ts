import { writeOptIns } from '../schemas/writeOptIns';
import type { Agreements, RegistrationForm } from './userForms';
import * as v from 'valibot';
import { userTypes } from './userTypes';
import { maxLengths } from '@foyer/domain';
import { defineCall } from '../define/defineCall';
import { account, registeredUser } from './account';
import {
  anyId,
  code,
  email,
  fields,
  newPassword,
  optInFlags,
  password,
  phone,
  requiredText,
  text,
} from '../schemas/requestSchemas';

const accepted = v.boolean('Send true or false.');

const person = {
  /** The email address, which is also the username. */
  email: v.optional(email),
  /** The mobile number, in E.164. */
  mobile: v.optional(phone),
  /** The first name. */
  firstName: v.optional(requiredText(maxLengths.firstName)),
  /** The last name. */
  lastName: v.optional(requiredText(maxLengths.lastName)),
  /** The zone of the building, if the site asks for it. */
  zoneName: v.optional(requiredText(maxLengths.zoneName)),
  /** The building, if the site asks for it. */
  buildingName: v.optional(requiredText(maxLengths.buildingName)),
  /** The site's name, if the site asks for it. */
  siteName: v.optional(requiredText(maxLengths.siteName)),
  /** Free text, if the site asks for it. */
  description: v.optional(requiredText(maxLengths.description)),
};

/** Fields that only the site knows are sent as text beside the known ones. */
const otherFields = v.union([text(500), v.boolean(), optInFlags], 'Send text.');

/** A limit on the number of fields and on the length of their names. */
const hasFewFields = (form: object): boolean =>
  Object.keys(form).length <= 40 && Object.keys(form).every((name) => name.length <= 100);
const tooManyFields = 'Send at most 40 fields, with names of at most 100 characters.';

/**
 * Registers a user. The site chooses the required fields. An answer with an authorization header
 * also logs the user in. Otherwise the portal sends the log-in.
 */
export const registerUser = defineCall({
  name: 'registerUser',
  group: 'user',
  method: 'POST',
  path: '/user',
  base: 'api',
  session: 'visitor',
  status: 201,
  body: v.pipe(
    v.objectWithRest(
      {
        ...person,
        /** The email address, which is also the username. */
        email,
        /** The new password: at least 8 characters. */
        password: newPassword,
        /** True if the person accepted the terms. */
        isTermsAndConditionAccepted: v.optional(accepted),
        /** The answer about all marketing. */
        marketingOptIn: v.optional(accepted),
        /** The question about all marketing, word for word. Without it: unknown. */
        marketingText: v.optional(text(2000)),
        /** The answers by channel id: `1` is yes, `0` is no. */
        detailedMarketingOptIn: v.optional(optInFlags),
        /** The captcha's token, if the site has a captcha. */
        recaptchaToken: v.optional(text(4000)),
      },
      otherFields,
      'This is required.',
    ),
    v.check((form) => hasFewFields(form), tooManyFields),
  ),
  toWire: ({ details, acceptsTerms, detailedMarketingOptIn, ...same }: RegistrationForm) => ({
    ...details,
    ...same,
    ...(acceptsTerms !== undefined && { isTermsAndConditionAccepted: acceptsTerms }),
    ...(detailedMarketingOptIn && {
      detailedMarketingOptIn: writeOptIns(detailedMarketingOptIn),
    }),
  }),
  authorization: 'sometimes',
  mayAnswerNothing: true,
  answer: registeredUser,
  errors: ['EMAIL_TAKEN', 'CAPTCHA_FAILED', 'TOO_MANY_REQUESTS'],
  idempotent: false,
});

/** The account of the logged-in user. */
export const getUser = defineCall({
  name: 'getUser',
  group: 'user',
  method: 'GET',
  path: '/user',
  base: 'api',
  session: 'user',
  status: 200,
  answer: account,
  errors: [],
  idempotent: true,
});

/**
 * Changes the account's details. A new email address or mobile number needs `existingPassword` if
 * the account says so. It takes effect when the user confirms it: the address with the link in an
 * email (activateAccount), the number with the code in an SMS (confirmMobile).
 */
export const updateUser = defineCall({
  name: 'updateUser',
  group: 'user',
  method: 'PATCH',
  path: '/user',
  base: 'api',
  session: 'user',
  status: 200,
  body: v.pipe(
    v.objectWithRest(
      {
        ...person,
        /** A first password, for users whose account the operator made. */
        password: v.optional(newPassword),
        /** The current password, if a new address or number needs it. */
        existingPassword: v.optional(password),
        /** The language that the user reads from now on, in BCP 47. Sent only if the account has one. */
        language: v.optional(requiredText(35)),
      },
      otherFields,
      'This is required.',
    ),
    v.check((form) => hasFewFields(form), tooManyFields),
  ),
  mayAnswerNothing: true,
  answer: account,
  errors: ['EMAIL_TAKEN', 'PASSWORD_WRONG', 'TOO_MANY_REQUESTS', 'FORBIDDEN'],
  idempotent: false,
});

/** Confirms a new mobile number with the code from the SMS. */
export const confirmMobile = defineCall({
  name: 'confirmMobile',
  group: 'user',
  method: 'POST',
  path: '/user/confirm-mobile',
  base: 'api',
  session: 'user',
  status: 200,
  body: fields({
    /** The code from the SMS. */
    code,
  }),
  mayAnswerNothing: true,
  answer: account,
  errors: ['CODE_WRONG', 'CODE_EXPIRED', 'NOT_FOUND', 'FORBIDDEN'],
  idempotent: false,
});

/** Saves that the user accepts the terms, and the answers about marketing. */
export const updateAgreements = defineCall({
  name: 'updateAgreements',
  group: 'user',
  method: 'PATCH',
  path: '/user/agreements',
  base: 'api',
  session: 'user',
  status: 200,
  body: fields({
    /** True if the user accepts the terms. */
    isTermsAndConditionAccepted: v.optional(accepted),
    /** The version in the answer of GET /terms. */
    termsVersion: v.optional(requiredText(100)),
    /** The answer about all marketing. */
    marketingOptIn: v.optional(accepted),
    /** The question about all marketing, word for word. Without it: unknown. */
    marketingText: v.optional(text(2000)),
    /** The answers by channel id: `1` is yes, `0` is no. */
    detailedMarketingOptIn: v.optional(optInFlags),
  }),
  toWire: ({ acceptsTerms, detailedMarketingOptIn, ...same }: Agreements) => ({
    ...same,
    isTermsAndConditionAccepted: acceptsTerms,
    detailedMarketingOptIn: detailedMarketingOptIn && writeOptIns(detailedMarketingOptIn),
  }),
  mayAnswerNothing: true,
  answer: account,
  errors: ['TOO_MANY_REQUESTS'],
  idempotent: false,
});

/** Moves a user with free access to a paying type when they buy a plan. */
export const changeUserType = defineCall({
  name: 'changeUserType',
  group: 'user',
  method: 'PATCH',
  path: '/user/:id/type',
  base: 'api',
  session: 'user',
  status: 200,
  params: fields({
    /** The account's `userId`. */
    id: anyId,
  }),
  body: fields({
    /** The type to move to. */
    type: v.picklist(userTypes, 'Choose one of the kinds.'),
  }),
  mayAnswerNothing: true,
  answer: account,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'STATE_CONFLICT'],
  idempotent: false,
});

export const userCalls = {
  registerUser,
  getUser,
  updateUser,
  confirmMobile,
  updateAgreements,
  changeUserType,
};
