/** The three kinds of notice. */
export type SnackbarType = 'error' | 'info' | 'success';
