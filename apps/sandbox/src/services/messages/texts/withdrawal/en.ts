import type { WithdrawalWords } from './WithdrawalWords';

/** The model of the Consumer Contracts Regulations 2013, Schedule 3: part A in our words, and the form of part B, which says “cancel”. */
export const en: WithdrawalWords = {
  title: 'Information on the right to withdraw',
  rightTitle: 'Right to withdraw',
  right: [
    'You have the right to withdraw from this contract within {days} days without giving any reason.',
    'Your time to withdraw ends {days} days after the day you placed your order, which is the day the contract is made. If the last day falls on a weekend, you have until the end of the next working day.',
    'To withdraw, tell us ({seller}) of your decision in a clear statement, for example in a letter or an email. You can use the model form below, but you don’t have to.',
    'You can also withdraw online at {url}. If you do, we’ll confirm it by email without delay, with what you declared, the date and the time.',
    'You’re in time if you send your statement before the time to withdraw has ended.',
  ],
  effectsTitle: 'What happens when you withdraw',
  effects: [
    'If you withdraw, we’ll refund all payments that we’ve received from you, including the costs of delivery, without delay and at the latest 14 days after the day on which we hear of your decision. We’ll refund you the same way you paid, unless you’ve expressly agreed otherwise. The refund won’t cost you anything.',
    'If you asked us to start the service before the time to withdraw has ended, you pay us for the service you had until you told us that you were withdrawing, in proportion to the whole service in the contract.',
  ],
  formTitle: 'Model cancellation form',
  form: [
    '(Complete and return this form only if you wish to withdraw from the contract.)',
    '– To {seller}:',
    '– I/We (*) hereby give notice that I/We (*) cancel my/our (*) contract for the supply of the following service:',
    '– Ordered on (*)/received on (*):',
    '– Name of the consumer(s):',
    '– Address of the consumer(s):',
    '– Signature of the consumer(s), only if you send this form on paper:',
    '– Date:',
    '(*) Delete as appropriate.',
  ],
};
