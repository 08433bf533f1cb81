import { testCardsBecause } from './exposure';
import type { SandboxConfig } from './readConfig';

/**
 * What the program prints once it answers.
 * @param publicBecause why others than this machine's people may reach it; null when they cannot
 */
export const readyLines = (
  config: Pick<SandboxConfig, 'port' | 'publicUrl' | 'cardProvider'>,
  publicBecause: string | null,
): string[] => {
  if (publicBecause === null) return [`Foyer is ready: http://localhost:${config.port}/sandbox`];
  return [
    `This Foyer leaves out the console, the demo venues and the test hooks, because ${publicBecause}. They are for this machine only.`,
    // With live keys TEST_PAYMENTS changes nothing.
    ...(testCardsBecause(config) === null
      ? []
      : [
          'A test card pays for everybody, because TEST_PAYMENTS is on: set STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY to live keys for real payments.',
        ]),
    `Foyer is ready: ${config.publicUrl}/v2/`,
  ];
};
