import { Text } from '../../src/core/text/Text';
import './tokens.css';

const steps = ['xs', 'sm', 'md', 'lg', 'xl'] as const;

/** The sizes that all brands share, in the brand's two faces. */
export const TypeScale = () => (
  <ul className="sb-type">
    {steps.map((step) => (
      <li key={step}>
        <Text size="xs" tone="quiet">
          {step}
        </Text>
        <span style={{ font: `400 var(--fs-${step}) / var(--lh-${step}) var(--font)` }}>
          Fast Wi-Fi for everything you brought
        </span>
        <span
          style={{
            font: `var(--w-display) var(--fs-${step}) / var(--lh-${step}) var(--font-display)`,
            letterSpacing: 'calc(var(--track) * 0.6)',
          }}
        >
          Welcome to Canal Wharf
        </span>
      </li>
    ))}
  </ul>
);
