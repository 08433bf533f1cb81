import './PlanCard.css';
import { useId, type ReactNode } from 'react';
import { classes } from '../polymorphic/classes';
import { SpeedArcs, type SpeedArcsProps } from '../speed-arcs/SpeedArcs';
import { Icon } from '../icon/Icon';
import { checkIcon } from '../icon/icons';

export interface PlanCardProps {
  name: string;
  /** The plan's type, beside its name: an `IconText`. */
  type?: ReactNode;
  /** The plan's purpose: "For streaming and work". */
  hint?: ReactNode;
  /** The plan in one line, for the low row on a phone: "25 Mb/s, 3 devices". */
  summary: ReactNode;
  speedArcs: SpeedArcsProps['lit'];
  /** A `Quantity`. */
  speed: ReactNode;
  /** A `Price`. */
  price: ReactNode;
  /** The price for the low row: a small, stacked `Price`. */
  smallPrice: ReactNode;
  /** The benefits, a few words each. */
  perks: readonly string[];
  /** On the card's upper edge: "Suggested for 5 devices". */
  badge?: ReactNode;
  /** The radio group's name, the same for all cards of one choice. */
  group: string;
  value: string;
  chosen: boolean;
  onChoose: (value: string) => void;
  disabled?: boolean;
}

/** A plan to choose: a radio in a label. The selected card has the hero's colours; on a phone the others are one row high. */
export const PlanCard = (plan: PlanCardProps) => {
  const id = useId();
  return (
    <label
      className={classes(
        'f-plan',
        plan.chosen && 'f-hero f-plan--chosen',
        Boolean(plan.badge) && 'f-plan--badged',
      )}
    >
      <input
        type="radio"
        className="f-plan__radio"
        name={plan.group}
        value={plan.value}
        checked={plan.chosen}
        disabled={plan.disabled}
        onChange={() => plan.onChoose(plan.value)}
        aria-labelledby={`${id}name`}
        aria-describedby={`${id}price ${id}perks`}
      />
      {plan.badge && <span className="f-plan__badge">{plan.badge}</span>}
      <span className="f-plan__head">
        <SpeedArcs lit={plan.speedArcs} />
        <span className="f-plan__title">
          <span className="f-plan__name" id={`${id}name`}>
            {plan.name}
          </span>
          {plan.type && <span className="f-plan__type">{plan.type}</span>}
          {plan.hint && <bdi className="f-plan__hint">{plan.hint}</bdi>}
          <span className="f-plan__summary">{plan.summary}</span>
        </span>
        <span className="f-plan__small-price">{plan.smallPrice}</span>
        <span className="f-plan__sign">
          <Icon of={checkIcon} size={16} />
        </span>
      </span>
      <span className="f-plan__body">
        <span className="f-plan__numbers" id={`${id}price`}>
          {plan.speed}
          {plan.price}
        </span>
        <span className="f-plan__perks" id={`${id}perks`}>
          {plan.perks.map((perk) => (
            <span key={perk} className="f-plan__perk">
              <Icon of={checkIcon} size={20} />
              <bdi>{perk}</bdi>{' '}
            </span>
          ))}
        </span>
      </span>
    </label>
  );
};
