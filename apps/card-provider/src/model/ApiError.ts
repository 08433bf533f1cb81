export interface ErrorDetails {
  type: 'invalid_request_error' | 'card_error' | 'idempotency_error' | 'api_error';
  message: string;
  code?: string;
  decline_code?: string;
  param?: string;
  payment_intent?: object;
  setup_intent?: object;
  payment_method?: object;
}

/**
 * An error in the API's shape. It rolls the transaction back unless `keepsChanges` is set: a declined
 * charge is kept.
 */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly details: ErrorDetails,
    readonly keepsChanges = false,
  ) {
    super(details.message);
  }
}

export const invalidRequest = (message: string, param?: string, code?: string): ApiError =>
  new ApiError(400, { type: 'invalid_request_error', message, param, code });

export const notFound = (what: string, id: string, param = 'id'): ApiError =>
  new ApiError(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${what}: '${id}'`,
    param,
  });
