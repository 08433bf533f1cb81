/** The kinds of customer that PATCH /user/{id}/type moves between. Specification, section 7. */
export const userTypes = ['FREE_SIGN_UP', 'PAYG'] as const;
