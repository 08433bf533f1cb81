/** What a designer needs to know about a part. */
export interface UsageNotes {
  /** When to reach for it, and what to write in it. */
  use: string;
  do: readonly string[];
  dont: readonly string[];
}

const list = (items: readonly string[]) => items.map((item) => `- ${item}`).join('\n');

/** A part's page: usage notes, do and don't, above its props and states. */
export const usageNotes = ({ use, do: good, dont: bad }: UsageNotes) => ({
  docs: {
    description: {
      component: `${use}\n\n**Do**\n\n${list(good)}\n\n**Don't**\n\n${list(bad)}`,
    },
  },
});
