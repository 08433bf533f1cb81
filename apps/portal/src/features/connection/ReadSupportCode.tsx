import { connectionSteps, readSupportCode, type ReadSupportCode as Read } from '@foyer/domain';
import { Button, Stack, SummaryLines, Text } from '@foyer/ui-kit/core';
import { TextField } from '@foyer/ui-kit/parts';
import { useState } from 'react';
import { now } from '~/session/storage/browserStores';
import { useDate } from '~/shared/i18n/useDate';
import { useTranslation } from '~/shared/i18n/useTranslation';

/** Says what a customer's support code means. Rule STATUS-6. */
const ReadSupportCode = () => {
  const { t } = useTranslation('connection');
  const [text, setText] = useState('');
  const [read, setRead] = useState<Read | null>(null);
  const [isWrong, setWrong] = useState(false);
  const send = (): void => {
    const found = readSupportCode(text, now());
    setRead(found);
    setWrong(found === null);
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Stack gap={16}>
        <TextField
          label={t('read.code')}
          hint={t('read.hint')}
          value={text}
          onChange={(event) => setText(event.target.value)}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
          {...(isWrong && { error: t('read.wrong') })}
        />
        <Button type="submit" wide>
          {t('read.submit')}
        </Button>
        <div role="status">{read && <Result read={read} />}</div>
      </Stack>
    </form>
  );
};

const Result = ({ read: { results, at } }: { read: Read }) => {
  const { t } = useTranslation('connection');
  const date = useDate();
  const lines = connectionSteps.map((step) => ({
    label: t(`steps.${step}`),
    amount: t(`results.${results[step]}`),
  }));
  return (
    <Stack gap={8}>
      <Text strong>{t('read.at', { time: `${date.full(at)} ${date.time(at)}` })}</Text>
      <SummaryLines lines={lines} />
    </Stack>
  );
};

export default ReadSupportCode;
