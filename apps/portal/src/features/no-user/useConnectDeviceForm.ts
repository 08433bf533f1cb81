import { mac as isMac, noUserDevices, parseMac, required, type NoUserDevice } from '@foyer/domain';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useForm } from '~/product/forms/useForm';
import { useFormProblem } from '~/product/forms/useFormProblem';
import { useHasTerms } from '~/shell/site/useHasTerms';
import { useAppSelector } from '~/session/store/hooks';
import { useNoUserConnection, type ConnectionResult } from './useNoUserConnection';

/**
 * The no-user journey: the terms, which device, the equipment check, connecting. The address holds
 * the chosen device and a draft holds the typed values, so that a closed window loses nothing.
 */
export const useConnectDeviceForm = () => {
  const [params, setParams] = useSearchParams();
  const site = useAppSelector((state) => state.site.info);
  const devices = site ? noUserDevices(site) : [];
  const locationId = site?.locationId;
  const asked = devices.find((device) => device === params.get('device'));
  const device: NoUserDevice = asked ?? devices[0] ?? 'own';
  const { problem, handleError, clear } = useFormProblem();
  const [result, setResult] = useState<ConnectionResult | null>(null);
  const connect = useNoUserConnection();
  const hasTerms = useHasTerms();

  const form = useForm({
    initial: { mac: '', terms: '' },
    rules: {
      mac: device === 'other' ? [required, isMac] : [],
      terms: hasTerms ? [(value) => value === 'yes' || { key: 'validation.accepted' }] : [],
    },
    draft: `connect-device:${locationId}`,
    onSend: async ({ mac }): Promise<Record<string, string> | null> => {
      clear();
      const answer = await connect(device === 'other' ? parseMac(mac) : null);
      if (!answer.error) {
        setResult(answer.data);
        return null;
      }
      // An error of a field that the form lacks shows above it.
      const fields = device === 'other' ? { headlessMac: mac } : {};
      const { headlessMac: wrong = '' } = handleError(answer.error, fields);
      return { mac: wrong };
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
    /** Opens the form for another device. */
    again: () => {
      form.setAll({ mac: '' });
      setResult(null);
    },
  };
};
