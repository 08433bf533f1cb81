/** The merchant's page uses the script wrongly; its author, not the payer, can mend it. */
export class IntegrationError extends Error {
  override readonly name = 'IntegrationError';
}
