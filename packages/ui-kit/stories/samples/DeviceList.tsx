import { ActionRow } from '../../src/core/action-row/ActionRow';
import {
  addIcon,
  editIcon,
  type IconShape,
  laptopIcon,
  phoneIcon,
  tvIcon,
} from '../../src/core/icon/icons';
import { IconButton } from '../../src/core/icon-button/IconButton';
import { RowList } from '../../src/core/row-list/RowList';
import { StatusSign } from '../../src/core/status-pill/StatusSign';

interface DeviceProps {
  icon: IconShape;
  name: string;
  seen: string;
  here?: boolean;
}

const Device = ({ icon, name, seen, here = false }: DeviceProps) => (
  <ActionRow
    as="div"
    icon={icon}
    tile={here ? 'soft' : 'plain'}
    title={name}
    hint={
      here ? (
        <>
          <StatusSign>Online now</StatusSign>
          {seen}
        </>
      ) : (
        seen
      )
    }
    end={<IconButton icon={editIcon} label={`Edit ${name}`} />}
  />
);

/** Three devices, the first of them this one, and two free slots. */
export const DeviceList = () => (
  <RowList label="Your devices">
    <Device icon={phoneIcon} name="Maya’s iPhone" seen="This device" here />
    <Device icon={laptopIcon} name="MacBook Air" seen="Seen 12 minutes ago" />
    <Device icon={tvIcon} name="Living-room TV" seen="Seen yesterday, 21:40" />
    <ActionRow as="div" icon={addIcon} tile="free" title="2 free slots" end={null} />
  </RowList>
);
