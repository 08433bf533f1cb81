import { describe, it } from 'vitest';
import { type CallCase, expectCall } from '../../testing/expectCall';

const cases: readonly [string, CallCase][] = [
  [
    'the marketing channels',
    {
      call: ({ call }) => call('getMarketingPreferences'),
      line: 'GET /api/marketing-preferences',
      wire: [
        { id: 'email', title: 'Email', description: 'News once a month' },
        { id: 'sms', title: 'SMS' },
      ],
      expected: [
        { id: 'email', title: 'Email', description: 'News once a month' },
        { id: 'sms', title: 'SMS', description: null },
      ],
    },
  ],
  [
    'marketing answers: 1 is yes, 0 is no, any other value is no answer',
    {
      call: ({ call }) => call('getMarketingAnswers', { userId: 'maya' }),
      line: 'GET /api/marketing-preferences/maya',
      wire: { preferences: { email: '1', sms: '0', post: '2', phone: null, fax: 1 } },
      expected: { email: true, sms: false, post: null, phone: null, fax: null },
    },
  ],
  [
    'new marketing answers, without the channels that have none',
    {
      call: ({ call }) =>
        call('saveMarketingAnswers', {
          userId: 'maya',
          answers: { email: false, sms: true, post: null },
        }),
      line: 'PUT /api/marketing-preferences/maya',
      body: { preferences: { email: '0', sms: '1' } },
      wire: { preferences: { email: '0', sms: '1' } },
      expected: { email: false, sms: true },
    },
  ],
];

describe('marketing preferences', () => {
  it.each(cases)('sends the call and reads its answer: %s', (_, tested) => expectCall(tested));
});
