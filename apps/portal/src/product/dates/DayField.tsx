import { DateField, type DateFieldProps } from '@foyer/ui-kit/parts';
import { formatLocale } from '~/shared/i18n/formatLocale';
import { useTranslation } from '~/shared/i18n/useTranslation';

/** The first or last day of something, typed or chosen in the calendar. */
export const DayField = ({
  which,
  ...field
}: Omit<DateFieldProps, 'calendar' | 'locale'> & { which: 'start' | 'end' }) => {
  const { t, language } = useTranslation('forms');
  return (
    <DateField
      {...field}
      locale={formatLocale(language)}
      calendar={{
        open: t(`day.${which}`),
        previousMonth: t('day.previousMonth'),
        nextMonth: t('day.nextMonth'),
      }}
    />
  );
};
