import { isEmbeddedBrowser, type Invoice } from '@foyer/domain';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getClient } from '~/session/api/client';
import { errorText } from '~/session/api/errorText';
import { snackbarOpened } from '~/shared/notices/noticesSlice';
import { useAppDispatch } from '~/session/store/hooks';

/** How long the address stays valid for the browser to fetch the file. */
const KEEP_MS = 60_000;

/** Downloads an invoice as a PDF. Rule BILL-2. */
export const useInvoicePdf = ({ id, number }: Invoice) => {
  const { t } = useTranslation('billing');
  const dispatch = useAppDispatch();
  const [isSaving, setSaving] = useState(false);
  const fetchFile = async (): Promise<string | null> => {
    const client = await getClient();
    if (!client) return t('common:errors.offline');
    const { data, error } = await client.downloadInvoice(id);
    if (error) return errorText(error, t);
    saveFile(data.name, data.content);
    return null;
  };
  const save = async (): Promise<void> => {
    if (isSaving) return;
    setSaving(true);
    const problem = await fetchFile();
    dispatch(
      problem === null
        ? snackbarOpened({
            text: t('invoices.saved', { number }),
            type: 'Success',
          })
        : snackbarOpened({
            text: t('invoices.notSaved', { number, problem }),
            type: 'Error',
          }),
    );
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
