/** The kinds of customer that PATCH /user/{id}/type moves between. */
export const userTypes = ['FREE_SIGN_UP', 'PAYG'] as const;
