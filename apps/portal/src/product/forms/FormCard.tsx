import { Button, Card, Heading, Stack } from '@foyer/ui-kit/core';
import { ErrorSummary } from '@foyer/ui-kit/parts';
import type { ReactNode } from 'react';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { ProblemBanner } from './ProblemBanner';
import type { useForm } from './useForm';
import type { FormProblem } from './useFormProblem';

interface FormCardProps {
  form: Pick<ReturnType<typeof useForm>, 'attempt' | 'errors' | 'isSending' | 'send'>;
  /** The card's own title, where the hero's is not enough. */
  title?: ReactNode;
  /** Shows the title on a desktop only, because on a phone the hero already shows it. */
  isTitleDeskOnly?: boolean;
  problem?: FormProblem | null;
  /** The remedy for the problem: one small button. */
  problemAction?: ReactNode;
  /** Says what happens next. */
  submitLabel: string;
  /** Below the button: secondary actions. */
  after?: ReactNode;
  /** The fields. */
  children: ReactNode;
}

/** A form on its card: the error, the error summary, the fields and one button. */
export const FormCard = (props: FormCardProps) => {
  const { t } = useTranslation('common');
  const {
    form,
    title,
    isTitleDeskOnly = false,
    problem = null,
    problemAction,
    submitLabel,
    after,
    children,
  } = props;
  return (
    <>
      <ProblemBanner problem={problem} action={problemAction} />
      <Card as="form" noValidate onSubmit={(event) => void form.send(event)}>
        <Stack gap={20}>
          {title && (
            <Heading level={2} deskOnly={isTitleDeskOnly}>
              {title}
            </Heading>
          )}
          <ErrorSummary
            title={t('forms.problems', { count: form.errors.length })}
            errors={form.errors}
            attempt={form.attempt}
          />
          {children}
          <Button type="submit" wide busy={form.isSending}>
            {submitLabel}
          </Button>
          {after}
        </Stack>
      </Card>
    </>
  );
};
