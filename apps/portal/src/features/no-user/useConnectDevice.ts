import { mac as isMac, noUserDevices, parseMac, required, type NoUserDevice } from '@foyer/domain';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useForm } from '~/platform/forms/useForm';
import { useProblem } from '~/platform/forms/useProblem';
import { useAppSelector } from '~/platform/store/hooks';
import { useLetOn, type LetOn } from './useLetOn';

/**
 * The no-user journey: the terms, which device, the equipment check, connecting. The device that was
 * chosen stands in the address and what was typed in a draft, so that a closed window costs nothing.
 */
export const useConnectDevice = () => {
  const [params, setParams] = useSearchParams();
  const devices = useAppSelector(({ site }) => site.info && noUserDevices(site.info)) ?? [];
  const asked = devices.find((device) => device === params.get('device'));
  const device: NoUserDevice = asked ?? devices[0] ?? 'own';
  const { problem, tell, clear } = useProblem();
  const [result, setResult] = useState<LetOn | null>(null);
  const letOn = useLetOn();

  const form = useForm({
    initial: { mac: '', terms: '' },
    rules: {
      mac: device === 'other' ? [required, isMac] : [],
      terms: [(value) => value === 'yes' || { key: 'validation.accepted' }],
    },
    draft: 'connect-device',
    secret: ['terms'],
    onSend: async ({ mac }): Promise<Record<string, string> | null> => {
      clear();
      const answer = await letOn(device === 'other' ? parseMac(mac) : null);
      if (!answer.error) {
        setResult(answer.data);
        return null;
      }
      if (answer.error.kind === 'http' && answer.error.fields['headlessMac'])
        return { mac: answer.error.fields['headlessMac'] };
      tell('api', answer.error);
      return {};
    },
  });

  const choose = (next: NoUserDevice): void =>
    setParams((before) => new URLSearchParams({ ...Object.fromEntries(before), device: next }), {
      replace: true,
    });

  return {
    devices,
    device,
    choose,
    form,
    problem,
    result,
    /** On to another device. */
    again: () => {
      form.set('mac', '');
      setResult(null);
    },
  };
};
