import { Text } from '../../src/core/text/Text';
import './tokens.css';
import { carried, colours } from './tokenPurposes';
import { useTokenValue } from './useTokenValue';

const Colour = ({ token }: { token: string }) => {
  const value = useTokenValue(token);
  if (!value) return null;
  return (
    <li>
      <span className="sb-token-swatch" style={{ background: `var(--${token})` }} />
      <span>
        <Text strong>{token}</Text>
        <Text size="xs" tone="quiet">
          {value}
        </Text>
        {carried(token) && (
          <Text size="xs" tone="quiet">
            Carries {carried(token)}
          </Text>
        )}
      </span>
    </li>
  );
};

/** Every colour of the current theme, its value, and the colours that may be on it. */
export const ColourTokens = () => (
  <ul className="sb-tokens">
    {colours.map((token) => (
      <Colour key={token} token={token} />
    ))}
  </ul>
);
