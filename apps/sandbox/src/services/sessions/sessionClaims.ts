/** Claims of a session token. Rule SES-2. */
export interface SessionClaims {
  customer_code: string;
  location_id: string;
  mac: string;
  nas_id: string;
  connection_type: string;
  user_id: string | null;
  /** First entry `anonymous` for a visitor, `customer` for a person; `impersonation` may follow. */
  scope: string[];
}

export const isAnonymous = (claims: SessionClaims): boolean => claims.scope[0] === 'anonymous';

export const isImpersonating = (claims: SessionClaims): boolean =>
  claims.scope.includes('impersonation');
