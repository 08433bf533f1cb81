import { wireErrors, type WireErrorCode } from '@foyer/api-client/contract';

/** Optional details of an error. */
interface ServiceErrorDetails {
  /** On `VALIDATION`: a message for each invalid field. */
  fields?: Record<string, string>;
  /** Seconds to wait before the next try. */
  retryAfter?: number;
}

/**
 * An expected failure with a code of the contract (rule API-6). Services throw it, and
 * `http/errorResponse.ts` turns it into a response.
 */
export class ServiceError extends Error {
  override name = 'Refusal';
  readonly code: WireErrorCode;
  readonly details: ServiceErrorDetails;

  constructor(code: WireErrorCode, message: string, details: ServiceErrorDetails = {}) {
    super(message);
    this.code = code;
    this.details = details;
  }

  get status(): number {
    return wireErrors[this.code];
  }
}

/** A validation error for one field. */
export const fieldError = (field: string, message: string): ServiceError =>
  new ServiceError('VALIDATION', message, { fields: { [field]: message } });

/** The error for something that does not exist or belongs to somebody else. */
export const notFound = (what: string): ServiceError =>
  new ServiceError('NOT_FOUND', `There is no such ${what}.`);

/** The error for a session that has ended. */
export const sessionEnded = (): ServiceError =>
  new ServiceError('UNAUTHORISED', 'Your session has ended. Log in again.');
