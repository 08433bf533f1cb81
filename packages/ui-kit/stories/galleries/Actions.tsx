import { ActionRow } from '../../src/core/action-row/ActionRow';
import { Button } from '../../src/core/button/Button';
import { Card } from '../../src/core/card/Card';
import { CardHeader } from '../../src/core/card/CardHeader';
import { Icon } from '../../src/core/icon/Icon';
import {
  addIcon,
  copyIcon,
  editIcon,
  leaveIcon,
  ticketIcon,
  userIcon,
} from '../../src/core/icon/icons';
import { IconButton } from '../../src/core/icon-button/IconButton';
import { PersonLine } from '../../src/core/person-line/PersonLine';
import { RowList } from '../../src/core/row-list/RowList';
import { Stack } from '../../src/core/stack/Stack';
import { Steps } from '../../src/core/steps/Steps';
import { LanguageMenu } from '../../src/parts/language-menu/LanguageMenu';
import { Tabs } from '../../src/parts/tabs/Tabs';
import { QuickMenu } from '../samples/QuickMenu';
import { SideMenu } from '../samples/SideMenu';
import { VisitorBar } from '../samples/VisitorBar';
import { OnHero } from '../support/OnHero';
import { Gallery } from './Gallery';

const nothing = () => undefined;
const tabs = ['Invoices', 'Subscriptions', 'Cards'].map((label) => ({
  value: label,
  label,
  panel: `${label}, newest first`,
}));

const Buttons = () => (
  <Stack gap={12}>
    <Button wide>Pay £20.00 now</Button>
    <Button variant="soft">See plans</Button>
    <Button variant="text">I forgot my password</Button>
    <Stack row gap={12}>
      <Button size="small" icon={<Icon of={addIcon} />}>
        Add a device
      </Button>
      <Button size="small" busy>
        Log in
      </Button>
      <IconButton icon={editIcon} label="Edit" />
    </Stack>
  </Stack>
);

/** Buttons, rows and everything that leads somewhere. */
export const Actions = () => (
  <Gallery title="Actions and navigation">
    <Card>
      <Buttons />
    </Card>
    <OnHero>
      <Stack gap={12}>
        <VisitorBar />
        <Steps label="Step 2 of 3" steps={['Plan', 'Account', 'Payment']} current={1} />
        <Stack row gap={12}>
          <Button variant="onHero">Run a speed test</Button>
          <Button variant="onHeroRaised">Pause plan</Button>
          <IconButton tone="hero" icon={copyIcon} label="Copy" />
        </Stack>
      </Stack>
    </OnHero>
    <Card>
      <CardHeader
        title="Ways in"
        action={
          <LanguageMenu
            label="Language: English"
            languages={[{ code: 'en', name: 'English' }]}
            current="en"
            onSelect={nothing}
          />
        }
      />
      <RowList label="Ways in">
        <ActionRow icon={userIcon} tile="soft" title="I have an account" hint="Log in" href="#in" />
        <ActionRow icon={ticketIcon} title="I have a code" hint="From reception" href="#code" />
        <ActionRow icon={addIcon} tile="free" title="2 free slots" href="#add" />
      </RowList>
    </Card>
    <Card>
      <Tabs label="Billing" items={tabs} value="Invoices" onChange={nothing} />
    </Card>
    <QuickMenu />
    <div>
      <SideMenu current="Dashboard" />
      <PersonLine
        initials="MO"
        name="Maya Okafor"
        place="Canal Wharf"
        end={<IconButton icon={leaveIcon} label="Log out" />}
      />
    </div>
  </Gallery>
);
