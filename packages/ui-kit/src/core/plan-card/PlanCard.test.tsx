import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Quantity } from '../quantity/Quantity';
import { PlanList } from '../plan-list/PlanList';
import { Price } from '../price/Price';
import { PlanCard } from './PlanCard';

const choose = vi.fn<(value: string) => void>();

const plan = (name: string, chosen: boolean, disabled = false) => (
  <PlanCard
    name={name}
    hint="For streaming and work"
    summary="150 Mb/s, 5 devices"
    speedArcs={2}
    speed={<Quantity value="150" unit="Mb/s" />}
    price={<Price amount="£25.00" period="a month" />}
    smallPrice={<Price size="sm" amount="£25.00" />}
    perks={['5 devices', 'Your own network']}
    group="plan"
    value={name.toLowerCase()}
    chosen={chosen}
    onChoose={choose}
    disabled={disabled}
  />
);

describe('PlanCard', () => {
  it('is a radio with the plan’s name, described by its price and benefits', () => {
    render(<PlanList label="Plans">{plan('Plus', true)}</PlanList>);
    const radio = screen.getByRole('radio', { name: 'Plus', checked: true });
    expect(radio).toHaveAccessibleDescription(
      /150\s*Mb\/s.*£25\.00\s*a month.*5 devices.*Your own network/,
    );
    expect(screen.getByRole('radiogroup', { name: 'Plans' })).toContainElement(radio);
  });

  it('is selected by a click anywhere on it', async () => {
    choose.mockClear();
    render(plan('Plus', false));
    await userEvent.click(screen.getByText('For streaming and work'));
    expect(choose).toHaveBeenCalledExactlyOnceWith('plus');
  });

  it('is chosen with the arrow keys from its neighbour', async () => {
    choose.mockClear();
    render(
      <PlanList label="Plans">
        {plan('Essential', true)}
        {plan('Plus', false)}
      </PlanList>,
    );
    screen.getByRole('radio', { name: 'Essential' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(choose).toHaveBeenCalledWith('plus');
  });

  it('cannot be chosen while it is disabled', async () => {
    choose.mockClear();
    render(plan('Plus', false, true));
    await userEvent.click(screen.getByText('Plus'));
    expect(choose).not.toHaveBeenCalled();
  });
});
