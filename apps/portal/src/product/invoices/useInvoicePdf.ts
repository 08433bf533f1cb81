import { isEmbeddedBrowser, type Invoice } from '@foyer/domain';
import { useState } from 'react';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { withClient } from '~/session/api/callApi';
import { errorText } from '~/session/api/errorText';
import { failureOpened } from '~/session/api/reportFailure';
import { snackbarOpened } from '~/shared/notices/noticesSlice';
import { useAppDispatch } from '~/session/store/hooks';
import { saveFile } from '~/shared/saveFile';

/** A phone's sign-in window cannot. */
export const canSaveFiles = (): boolean => !isEmbeddedBrowser(navigator.userAgent);

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
  return { canSave: canSaveFiles(), save, isSaving };
};
