import { wireErrors, type WireErrorCode } from '@foyer/api-client/contract';

/** What a refusal may carry besides its message. */
interface ServiceErrorDetails {
  /** On `VALIDATION`: what is wrong with each field. */
  fields?: Record<string, string>;
  /** Seconds until it is worth trying again. */
  retryAfter?: number;
}

/**
 * A request that is turned down, as specification, section 8, means it. Services throw it; one place
 * turns it into an answer.
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

/** A refusal about one field. */
export const fieldError = (field: string, message: string): ServiceError =>
  new ServiceError('VALIDATION', message, { fields: { [field]: message } });

/** A refusal about something that is not there, or not this person's. */
export const notFound = (what: string): ServiceError =>
  new ServiceError('NOT_FOUND', `There is no such ${what}.`);
