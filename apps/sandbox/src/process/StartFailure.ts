/**
 * Something that a person can put right before the sandbox starts: a taken port, a locked folder.
 * Its message is one clear sentence, printed as it is; everything else that is thrown is a fault.
 */
export class StartFailure extends Error {
  override name = 'StartFailure';
}
