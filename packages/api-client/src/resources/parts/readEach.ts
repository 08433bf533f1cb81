import type { Answer } from '../../transport/answer';
import { mapLater } from '../../transport/answer';

/** Reads each entry of a list that is under way. */
export const readEach = <A, B>(
  answer: Promise<Answer<readonly A[]>>,
  read: (entry: A) => B,
): Promise<Answer<B[]>> => mapLater(answer, (entries) => entries.map((entry) => read(entry)));
