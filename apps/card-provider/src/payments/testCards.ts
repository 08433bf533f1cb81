import type { TestCardBehaviour, DeclineReason } from '../model/testCardBehaviour';

export interface TestCard {
  number: string;
  brand: 'visa' | 'mastercard' | 'amex' | 'discover';
  funding: 'credit' | 'debit';
  /** The API's names for it, such as `pm_card_visa`. */
  token?: string;
  traits: Omit<TestCardBehaviour, 'id'>;
}

const works: TestCard['traits'] = {
  declines: null,
  declinesSetup: false,
  authentication: 'never',
  setUp: false,
};
const declining = (declines: DeclineReason): TestCard['traits'] => ({
  ...works,
  declines,
  declinesSetup: true,
});
const asks = (authentication: 'unlessSetUp' | 'always', declines: DeclineReason | null = null) => ({
  ...works,
  authentication,
  declines,
});

const card = (
  number: string,
  brand: TestCard['brand'],
  traits: TestCard['traits'],
  token?: string,
  funding: TestCard['funding'] = 'credit',
): TestCard => ({ number: number.replaceAll(' ', ''), brand, funding, token, traits });

/** The published test numbers, with the behaviour that each is published for. */
const testCards: readonly TestCard[] = [
  card('4242 4242 4242 4242', 'visa', works, 'visa'),
  card('4000 0566 5566 5556', 'visa', works, 'visa_debit', 'debit'),
  card('5555 5555 5555 4444', 'mastercard', works, 'mastercard'),
  card('2223 0031 2200 3222', 'mastercard', works),
  card('5200 8282 8282 8210', 'mastercard', works, 'mastercard_debit', 'debit'),
  card('3782 822463 10005', 'amex', works, 'amex'),
  card('6011 1111 1111 1117', 'discover', works, 'discover'),
  card('4000 0000 0000 0002', 'visa', declining('generic_decline'), 'chargeDeclined'),
  card(
    '4000 0000 0000 9995',
    'visa',
    declining('insufficient_funds'),
    'chargeDeclinedInsufficientFunds',
  ),
  card('4000 0000 0000 9987', 'visa', declining('lost_card'), 'chargeDeclinedLostCard'),
  card('4000 0000 0000 9979', 'visa', declining('stolen_card'), 'chargeDeclinedStolenCard'),
  card('4000 0000 0000 0069', 'visa', declining('expired_card'), 'chargeDeclinedExpiredCard'),
  card('4000 0000 0000 0127', 'visa', declining('incorrect_cvc'), 'chargeDeclinedIncorrectCvc'),
  card(
    '4000 0000 0000 0119',
    'visa',
    declining('processing_error'),
    'chargeDeclinedProcessingError',
  ),
  card(
    '4000 0000 0000 0341',
    'visa',
    { ...works, declines: 'generic_decline' },
    'chargeCustomerFail',
  ),
  card('4000 0025 0000 3155', 'visa', asks('unlessSetUp'), 'authenticationRequiredOnSetup'),
  card('4000 0027 6000 3184', 'visa', asks('always'), 'authenticationRequired'),
  card(
    '4000 0082 6000 3178',
    'visa',
    asks('always', 'insufficient_funds'),
    'authenticationRequiredChargeDeclinedInsufficientFunds',
  ),
  card('4000 0084 0000 1629', 'visa', asks('always', 'generic_decline')),
];

const byNumber = new Map(testCards.map((it) => [it.number, it]));
const byToken = new Map(testCards.map((it) => [it.token, it]));

/** A number that is not a test card may be a real one, so it is always declined. */
const realCard = (number: string): TestCard => ({
  number,
  brand: 'visa',
  funding: 'credit',
  traits: declining('test_mode_live_card'),
});

export const findTestCard = (number: string): TestCard => byNumber.get(number) ?? realCard(number);

/** The test card behind a name such as `pm_card_visa` or `tok_visa`. */
export const findTestToken = (token: string): TestCard | undefined =>
  byToken.get(token.replace(/^(pm_card_|tok_)/, ''));
