import { Text } from '@foyer/ui-kit/core';
import { useAppSelector } from '~/session/store/hooks';
import { SiteHtml } from './SiteHtml';

/** The operator's header, subheader or footer text. */
export const SiteContent = ({ part }: { part: 'header' | 'subheader' | 'footer' }) => {
  const html = useAppSelector(({ site }) => site.info?.[part] ?? null);
  return html ? (
    <Text
      as="div"
      size="xs"
      tone={part === 'footer' ? 'quiet' : 'inherit'}
      center={part === 'footer'}
    >
      <SiteHtml html={html} />
    </Text>
  ) : null;
};
