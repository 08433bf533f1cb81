import { Icon, type IconName } from './Icon';

interface StatusMessageProps {
  icon: IconName;
  tone?: 'good' | 'warn';
  title: string;
  text: string;
}

/** A message in place of a form. */
export const StatusMessage = ({ icon, tone = 'good', title, text }: StatusMessageProps) => (
  <div class="state" role="status">
    <span class={tone === 'warn' ? 'sign warn' : 'sign'}>
      <Icon name={icon} />
    </span>
    <h1>{title}</h1>
    <p>{text}</p>
  </div>
);
