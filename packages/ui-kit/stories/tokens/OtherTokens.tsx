import { Heading } from '../../src/core/heading/Heading';
import { Text } from '../../src/core/text/Text';
import './tokens.css';
import { others } from './tokenPurposes';
import { useTokenValue } from './useTokenValue';

const samples: Record<string, (token: string) => object> = {
  'r-': (token) => ({ borderRadius: `var(--${token})`, border: '2px solid var(--primary)' }),
  shadow: (token) => ({ boxShadow: `var(--${token})`, borderRadius: 'var(--r-tile)' }),
};

const sampleOf = (token: string) =>
  Object.entries(samples).find(([start]) => token.startsWith(start))?.[1](token);

const Row = ({ token }: { token: string }) => {
  const sample = sampleOf(token);
  return (
    <li>
      <span className="sb-token-swatch sb-token-paper" style={sample} hidden={!sample} />
      <span>
        <Text strong>{token}</Text>
        <Text size="xs" tone="quiet">
          {useTokenValue(token)}
        </Text>
      </span>
    </li>
  );
};

/** Edges, shadows, corners, line ends, faces and weights of the theme in force. */
export const OtherTokens = () => (
  <>
    {Object.entries(others).map(([group, tokens]) => (
      <section key={group}>
        <Heading level={2}>{group}</Heading>
        <ul className="sb-tokens">
          {tokens.map((token) => (
            <Row key={token} token={token} />
          ))}
        </ul>
      </section>
    ))}
  </>
);
