import { isEmbeddedBrowser, type Invoice } from '@foyer/domain';
import { useState } from 'react';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { withClient } from '~/session/api/callApi';
import { errorText } from '~/session/api/errorText';
import { failureOpened } from '~/session/api/reportFailure';
import { snackbarOpened } from '~/shared/notices/noticesSlice';
import { useAppDispatch } from '~/session/store/hooks';

/** How long the address stays valid for the browser to fetch the file. */
const KEEP_MS = 60_000;

/** Downloads an invoice as a PDF. Rule BILL-2. */
export const useInvoicePdf = ({ id, number }: Invoice) => {
  const { t } = useTranslation('billing');
  const dispatch = useAppDispatch();
  const [isSaving, setSaving] = useState(false);
  const save = async (): Promise<void> => {
    if (isSaving) return;
    setSaving(true);
    const { data, error } = await withClient((client) => client.downloadInvoice(id));
    if (error) {
      const problem = errorText(error, t);
      dispatch(failureOpened(error, t('invoices.notSaved', { number, problem })));
    } else {
      saveFile(`${number}.pdf`, data.content);
      dispatch(snackbarOpened({ text: t('invoices.saved', { number }), type: 'Success' }));
    }
    setSaving(false);
  };
  return { canSave: !isEmbeddedBrowser(navigator.userAgent), save, isSaving };
};

/** Saves a file through the browser's download, under its name. */
const saveFile = (name: string, content: Blob): void => {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), KEEP_MS);
};
