/** The merchant's page uses the script wrongly; only its author can correct that. */
export class IntegrationError extends Error {
  override readonly name = 'IntegrationError';
}
