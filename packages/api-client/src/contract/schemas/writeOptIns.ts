import { type OptIn, optInFlag } from '@foyer/domain';

/** Marketing answers in the wire's format. Channels without an answer are left out. */
export const writeOptIns = (
  answers: Readonly<Record<string, OptIn>>,
): Record<string, '0' | '1'> => {
  const flags: Record<string, '0' | '1'> = {};
  for (const [channel, answer] of Object.entries(answers))
    if (answer !== null) flags[channel] = optInFlag(answer);
  return flags;
};
