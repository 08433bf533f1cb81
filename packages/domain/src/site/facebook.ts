/** The address of the Facebook button: only where the site wants one and public config has it. */
export const facebookLink = (
  site: { readonly fbEnabled: boolean },
  config: { readonly facebookUrl: string | null },
): string | null => (site.fbEnabled ? config.facebookUrl || null : null);
