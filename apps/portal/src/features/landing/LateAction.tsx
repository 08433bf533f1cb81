import { withTexts } from '~/shared/i18n/i18n';
import { lazyComponent } from '~/shared/loading/lazyComponent';
import { OrderButton } from './OrderButton';

const DisconnectDevice = lazyComponent(
  withTexts(() => import('~/shell/disconnect/DisconnectDevice'), 'network'),
);

/** An action that few visitors have: the order's, in the given look, or this device's. */
const LateAction = ({ order }: { order?: 'primary' | 'soft' }) =>
  order ? <OrderButton variant={order} /> : <DisconnectDevice />;

export default LateAction;
