let again: () => Promise<void> = async () => window.location.reload();

/** Says how a visit that could not begin is begun again. */
export const whenRetried = (run: () => Promise<void>): void => {
  again = run;
};

/** Begins the visit again, as the page was opened; nothing is loaded anew, so a dead network costs nothing. */
export const retryVisit = (): Promise<void> => again();
