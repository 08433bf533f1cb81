import { packageTypes, type Plan } from '@foyer/domain';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '~/testing/renderScreen';
import { PlanOption } from './PlanOption';

const plan: Plan = {
  id: 'one',
  priceId: 'one-month',
  title: 'One',
  price: { minor: 900, currency: 'GBP' },
  category: '1month',
  groupName: '1 Month',
  groupTitle: null,
  recurring: true,
  packageType: 'Standard',
  period: { amount: 1, magnitude: 'month' },
  description: null,
  perks: [],
  downloadMbps: null,
  uploadMbps: null,
  deviceLimit: null,
  hasOwnNetwork: true,
  contract: false,
  contractMonths: null,
  earlyFeePercent: null,
  suggested: false,
  goodFor: [],
};

const cards = () =>
  packageTypes.flatMap((packageType) =>
    ['Ours', `The ${packageType} one`].map((title) => (
      <PlanOption
        key={packageType + title}
        plan={{ ...plan, packageType, title }}
        chosen={false}
        noCharge=""
        onChoose={() => undefined}
      />
    )),
  );

const types = packageTypes.filter((type) => type !== 'unknown');

it('a plan shows its type with an icon, and nothing of it where its title says the type', async () => {
  await renderScreen(() => cards(), undefined, 'plans');
  const icons = types.map((type) => {
    const name = screen.getByText(type);
    expect(name).toBeVisible();
    return name.querySelector('path')?.getAttribute('d');
  });
  expect(new Set(icons).size).toBe(10);
  const iconsOf = (title: string) =>
    screen.getByText(title).closest('label')?.querySelectorAll('path').length;
  for (const type of types) expect(iconsOf(`The ${type} one`)).toBe(iconsOf('The unknown one'));
  expect(screen.queryByText('unknown')).toBeNull();
});

it('a plan with a minimum term of 0 months reads like one without', async () => {
  const card = (title: string, contractMonths: number | null) => (
    <PlanOption
      key={title}
      plan={{ ...plan, title, contractMonths }}
      chosen={false}
      noCharge=""
      onChoose={() => undefined}
    />
  );
  await renderScreen(() => [card('Null', null), card('Zero', 0)], undefined, 'plans');
  const textOf = (title: string) =>
    screen.getByText(title).closest('label')?.textContent?.replace(title, '');
  expect(textOf('Zero')).toBe(textOf('Null'));
});

it('a plan with a minimum term says so in the one line that it has on a phone', async () => {
  const bound = { ...plan, downloadMbps: 200, contract: true, contractMonths: 12 };
  await renderScreen(
    () => <PlanOption plan={bound} chosen={false} noCharge="" onChoose={() => undefined} />,
    undefined,
    'plans',
  );
  expect(screen.getByText(/^200 Mb\/s/)).toHaveTextContent('Minimum term: 12 months');
});
