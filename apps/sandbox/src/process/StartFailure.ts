/**
 * A problem that the user can fix before the sandbox starts, such as a taken port or a locked
 * folder. Its message is one clear sentence that is printed as it is.
 */
export class StartFailure extends Error {
  override name = 'StartFailure';
}
