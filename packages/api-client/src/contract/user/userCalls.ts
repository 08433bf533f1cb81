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
  /** The e-mail address, which is also the name to log in with. */
  email: v.optional(email),
  /** The mobile number, in E.164. */
  mobile: v.optional(phone),
  /** The first name. */
  firstName: v.optional(requiredText(maxLengths.firstName)),
  /** The last name. */
  lastName: v.optional(requiredText(maxLengths.lastName)),
  /** The part of the building, where a site asks for it. */
  zoneName: v.optional(requiredText(maxLengths.zoneName)),
  /** The building, where a site asks for it. */
  buildingName: v.optional(requiredText(maxLengths.buildingName)),
  /** The site, where a site asks for it. */
  siteName: v.optional(requiredText(maxLengths.siteName)),
  /** Free text, where a site asks for it. */
  description: v.optional(requiredText(maxLengths.description)),
};

/** Fields that a site asks for and that we do not know travel as text beside the known ones. */
const otherFields = v.union([text(500), v.boolean(), optInFlags], 'Send text.');

/** A site asks for a few fields, with short names. */
const hasFewFields = (form: object): boolean =>
  Object.keys(form).length <= 40 && Object.keys(form).every((name) => name.length <= 100);
const tooManyFields = 'Send at most 40 fields, with names of at most 100 characters.';

/**
 * Registers. Which fields are required is the site's choice. An answer with an authorization header has
 * logged the user in; otherwise the portal logs in.
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
        /** The e-mail address, which is also the name to log in with. */
        email,
        /** The new password: 8 characters or more. */
        password: newPassword,
        /** The person ticked the terms. */
        isTermsAndConditionAccepted: v.optional(accepted),
        /** Their answer about marketing as a whole. */
        marketingOptIn: v.optional(accepted),
        /** Their answers by channel id: `1` is yes, `0` is no. */
        detailedMarketingOptIn: v.optional(optInFlags),
        /** The solved captcha, where one is asked for. */
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

/** The account of whoever is logged in. */
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
 * Changes the details given. A new e-mail address or mobile number needs `existingPassword` if the
 * account says so, and has effect when it is confirmed: the address by the link in a mail
 * (activateAccount), the number by the code of an SMS (confirmMobile).
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
        /** A new password, for people whose account was made for them. */
        password: v.optional(newPassword),
        /** The present password, where a new address or number needs it. */
        existingPassword: v.optional(password),
      },
      otherFields,
      'This is required.',
    ),
    v.check((form) => hasFewFields(form), tooManyFields),
  ),
  mayAnswerNothing: true,
  answer: account,
  errors: ['EMAIL_TAKEN', 'PASSWORD_WRONG', 'TOO_MANY_REQUESTS'],
  idempotent: false,
});

/** Confirms a new mobile number with the code that was sent to it. */
export const confirmMobile = defineCall({
  name: 'confirmMobile',
  group: 'user',
  method: 'POST',
  path: '/user/confirm-mobile',
  base: 'api',
  session: 'user',
  status: 200,
  body: fields({
    /** The code of the SMS. */
    code,
  }),
  mayAnswerNothing: true,
  answer: account,
  errors: ['CODE_WRONG', 'CODE_EXPIRED', 'NOT_FOUND'],
  idempotent: false,
});

/** Accepts terms, answers about marketing. */
export const updateAgreements = defineCall({
  name: 'updateAgreements',
  group: 'user',
  method: 'PATCH',
  path: '/user/agreements',
  base: 'api',
  session: 'user',
  status: 200,
  body: fields({
    /** The person accepts the terms. */
    isTermsAndConditionAccepted: v.optional(accepted),
    /** Which terms were read, as GET /terms named them. */
    termsVersion: v.optional(requiredText(100)),
    /** Their answer about marketing as a whole. */
    marketingOptIn: v.optional(accepted),
    /** Their answers by channel id: `1` is yes, `0` is no. */
    detailedMarketingOptIn: v.optional(optInFlags),
  }),
  toWire: ({ acceptsTerms, detailedMarketingOptIn, ...same }: Agreements) => ({
    ...same,
    isTermsAndConditionAccepted: acceptsTerms,
    detailedMarketingOptIn: detailedMarketingOptIn && writeOptIns(detailedMarketingOptIn),
  }),
  mayAnswerNothing: true,
  answer: account,
  errors: [],
  idempotent: false,
});

/** Moves somebody with free access to a paying type when they take a paid plan. */
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
    type: v.picklist(userTypes, 'Choose one of the types.'),
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
