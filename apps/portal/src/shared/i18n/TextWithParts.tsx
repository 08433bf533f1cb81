import { cloneElement, type ReactElement, type ReactNode } from 'react';

interface TextWithPartsProps {
  /** A text with marked parts, such as `I accept the <terms>terms</terms>`. */
  text: string;
  /** An element for each mark; it gets the marked words as its children. */
  parts: Record<string, ReactElement<{ children?: ReactNode }>>;
}

/** Shows a translated sentence that has links or other elements in it. */
export const TextWithParts = ({ text, parts }: TextWithPartsProps) =>
  text.split(/(<\w+>.*?<\/\w+>)/).map((piece, index) => {
    const [, name = '', words = ''] = /^<(\w+)>(.*)<\/\w+>$/.exec(piece) ?? [];
    const part = parts[name];
    return part ? cloneElement(part, { key: index }, words) : piece;
  });
