/** @type {import('./plantedFaults.mjs').PlantedFault[]} */
export const plantedTexts = [
  {
    check: 'lint',
    fault: 'the code has a text of its own',
    files: {
      'apps/portal/src/planted-text.tsx': 'export const Text = () => <p>Log in</p>;\n',
    },
    says: /jsx-no-literals(?:(?!\n\n).)*planted-text\.tsx/s,
  },
  {
    check: 'lint',
    fault: 'the code has the name of a part of its own',
    files: {
      'packages/ui-kit/src/planted-name.tsx':
        'export const Menu = () => <nav aria-label="Menu" />;\n',
    },
    says: /jsx-no-literals(?:(?!\n\n).)*planted-name\.tsx/s,
  },
  {
    check: 'types of keys',
    fault: 'the key of a text is misspelt',
    files: {
      'apps/portal/src/planted-key.ts':
        "import { t } from '~/shared/i18n/i18n';\n\nexport const text = t('lgoIn');\n",
      'apps/portal/tsconfig.planted.json':
        '{ "extends": "./tsconfig.json", "include": ["src/planted-key.ts", "src/**/*.d.ts"] }\n',
    },
    says: /planted-key\.ts.*TS2345.*"lgoIn"/,
  },
  {
    check: 'texts and values',
    fault: 'a text gets no value for its placeholder',
    files: {
      'apps/portal/src/planted-value.ts':
        "import { t } from '~/shared/i18n/i18n';\n\nexport const text = t('validation.maxLength');\n",
    },
    says: /planted-value\.ts: validation\.maxLength lacks max/,
  },
  {
    check: 'texts and values',
    fault: 'no source names a text',
    files: { 'apps/portal/src/features/planted-unused/texts/en.json': '{ "lost": "Lost" }\n' },
    says: /planted-unused:lost/,
  },
  {
    check: 'voice',
    fault: 'a text of the portal is not in plain English',
    files: {
      'apps/portal/src/features/planted/texts/en.json': '{ "ended": "It ends by itself." }\n',
    },
    says: /planted\/texts\/en\.json: ended: “It ends by itself\.” says “by itself”/,
  },
  {
    check: 'voice',
    fault: 'a message of the sandbox is not in plain English',
    files: {
      'apps/sandbox/src/services/planted.ts': "export const planted = 'Please send an e-mail.';\n",
    },
    says: /services\/planted\.ts: text: “Please send an e-mail\.” says e-mail/,
  },
];
