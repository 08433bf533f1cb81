import { Button, Stack, Text } from '@foyer/ui-kit/core';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { showCaptcha } from '~/product/captcha/showCaptcha';
import { useAppSelector } from '~/session/store/hooks';

interface CaptchaProps {
  /**
   * Receives the provider's token; empty when it has expired; null when the provider is
   * unreachable.
   */
  onSolved: (token: string | null) => Promise<void>;
  error: string | null;
}

/** The captcha, where the installation has one. Rule REG-9. */
export const Captcha = (props: CaptchaProps) => {
  const siteKey = useAppSelector(({ site }) => site.config?.recaptchaSiteKey ?? null);
  return siteKey ? <CaptchaBox {...props} siteKey={siteKey} /> : null;
};

const CaptchaBox = ({ siteKey, onSolved, error }: CaptchaProps & { siteKey: string }) => {
  const { t } = useTranslation('accounts');
  const standInUrl = useAppSelector(({ site }) => site.config?.captchaScriptUrl ?? null);
  const labelId = useId();
  const box = useRef<HTMLDivElement>(null);
  const take = useRef(onSolved);
  const [tries, setTries] = useState(0);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    take.current = onSolved;
  });
  useEffect(() => {
    let isHere = true;
    setFailed(false);
    showCaptcha(box.current, siteKey, standInUrl, (token) => void take.current(token)).catch(() => {
      if (!isHere) return;
      setFailed(true);
      void take.current(null);
    });
    return () => {
      isHere = false;
    };
  }, [siteKey, standInUrl, tries]);
  return (
    <Stack gap={8} role="group" aria-labelledby={labelId}>
      <Text strong id={labelId}>
        {t('signUp.captcha.label')}
      </Text>
      <div ref={box} key={tries} />
      <div role="alert">
        {error && <Text tone="critical">{error}</Text>}
        {hasFailed && <Text tone="quiet">{t('signUp.captcha.failed')}</Text>}
      </div>
      {hasFailed && (
        <Button variant="soft" size="small" onClick={() => setTries(tries + 1)}>
          {t('common:tryAgain')}
        </Button>
      )}
    </Stack>
  );
};
