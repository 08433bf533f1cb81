import { isLive, sortGuestPasses, type GuestPass } from '@foyer/domain';
import {
  ActionRow,
  Button,
  Card,
  CardHeader,
  Chip,
  EmptyState,
  RowList,
  Stack,
  Text,
  VisuallyHidden,
} from '@foyer/ui-kit/core';
import { ticketIcon } from '@foyer/ui-kit/icons';
import { ConfirmDialog } from '@foyer/ui-kit/parts';
import { useEffect, useRef, useState } from 'react';
import { askGateway } from '~/product/network/askGateway';
import { errorText } from '~/session/api/errorText';
import { useAppDispatch } from '~/session/store/hooks';
import { useDate } from '~/shared/i18n/useDate';
import type { KeyIn } from '~/shared/i18n/textKeys';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { useEndGuestPassMutation } from '../guests.api';
import { useLength } from './useLength';

export type WhyOffline = 'paused' | 'none';

interface PassListProps {
  passes: readonly GuestPass[];
  /** A guest has started it while its code was on the page; null for none. */
  used: GuestPass | null;
  /** Why the giver has no access, and so no guest; null where they have. */
  offline: WhyOffline | null;
  onShow: (id: string) => void;
}

/** The passes with their state, those in use first. Ending one asks first. */
export const PassList = ({ passes, used, offline, onShow }: PassListProps) => {
  const { t } = useTranslation('guests');
  const { ending, said, outcome, ask, end, keep, isEnding } = useEnding();
  useEffect(() => {
    // The card with the code has gone, and the focus with it.
    if (used && document.activeElement === document.body) outcome.current?.focus();
  }, [used, outcome]);
  return (
    <Card as="section">
      <CardHeader title={t('list.title')} />
      <Stack gap={16}>
        {offline && <Text>{t(`offline.${offline}`)}</Text>}
        <div role="status" tabIndex={-1} ref={outcome}>
          {used && (
            <Text tone="positive">
              {used.name ? t('list.used', { name: used.name }) : t('list.usedUnnamed')}
            </Text>
          )}
          {said && <Text tone={said.isGood ? 'positive' : 'critical'}>{said.text}</Text>}
        </div>
        {passes.length === 0 ? (
          <EmptyState icon={ticketIcon} title={t('list.none')} text={t('list.noneText')} />
        ) : (
          <RowList label={t('list.title')}>
            {sortGuestPasses(passes).map((pass) => (
              <PassRow
                key={pass.id}
                pass={pass}
                isOffline={offline !== null}
                onShow={onShow}
                onEnd={ask}
              />
            ))}
          </RowList>
        )}
      </Stack>
      {ending && (
        <ConfirmDialog
          open
          heading={
            ending.name ? t('ending.title', { name: ending.name }) : t('ending.titleUnnamed')
          }
          tone="critical"
          confirmLabel={t('ending.confirm')}
          cancelLabel={t('ending.cancel')}
          busy={isEnding}
          onConfirm={() => void end()}
          onCancel={keep}
        >
          {t(endingText(ending, offline !== null))}
        </ConfirmDialog>
      )}
    </Card>
  );
};

/** What ending a pass does; a guest who is offline goes nowhere. */
const endingText = ({ state }: GuestPass, isOffline: boolean): KeyIn<'guests'> => {
  if (state !== 'running') return 'ending.textOpen';
  return isOffline ? 'ending.textOffline' : 'ending.textRunning';
};

const tones = { running: 'positive', open: 'soft' } as const;

const PassRow = (props: {
  pass: GuestPass;
  isOffline: boolean;
  onShow: (id: string) => void;
  onEnd: (pass: GuestPass) => void;
}) => {
  const { pass, isOffline, onShow, onEnd } = props;
  const { t } = useTranslation('guests');
  const name = pass.name ?? t('list.unnamed');
  const state = isOffline && pass.state === 'running' ? 'offline' : pass.state;
  return (
    <ActionRow
      as="div"
      icon={ticketIcon}
      tile={isLive(pass) ? 'soft' : 'plain'}
      title={<bdi>{name}</bdi>}
      hint={
        <>
          <Chip tone={state === 'running' || state === 'open' ? tones[state] : 'plain'}>
            {t(`list.state.${state}`)}
          </Chip>
          <br />
          <PassTimes pass={pass} />
        </>
      }
      end={
        isLive(pass) && (
          <Stack gap={8}>
            {pass.code !== null && (
              <Button variant="soft" size="small" onClick={() => onShow(pass.id)}>
                {t('list.show')} <VisuallyHidden>{name}</VisuallyHidden>
              </Button>
            )}
            <Button variant="text" size="small" onClick={() => onEnd(pass)}>
              {t('list.end')} <VisuallyHidden>{name}</VisuallyHidden>
            </Button>
          </Stack>
        )
      }
    />
  );
};

/** What is said of the moment at which a pass ends. */
const endsSaid: Partial<Record<GuestPass['state'], KeyIn<'guests'>>> = {
  open: 'list.useBy',
  running: 'list.until',
};

/** How long the pass lasts and when it ends, as far as the backend says. */
const PassTimes = ({ pass }: { pass: GuestPass }) => {
  const { t } = useTranslation('guests');
  const date = useDate();
  const lengthOf = useLength();
  const { state, hours, redeemBy, endsAt } = pass;
  const at = state === 'open' ? redeemBy : endsAt;
  const key = endsSaid[state] ?? 'list.endedAt';
  const end =
    at !== null && state !== 'expired' && t(key, { date: date.day(at), time: date.time(at) });
  const length = hours !== null && lengthOf(hours);
  return length && end ? t('list.times', { length, end }) : length || end;
};

/**
 * Ends a pass and says so. The focus goes there once the dialog has given it back to a button that is
 * about to go.
 */
const useEnding = () => {
  const { t } = useTranslation('guests');
  const dispatch = useAppDispatch();
  const [endPass, { isLoading: isEnding }] = useEndGuestPassMutation();
  const [ending, setEnding] = useState<GuestPass | null>(null);
  const [said, setSaid] = useState<{ text: string; isGood: boolean } | null>(null);
  const outcome = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (said) outcome.current?.focus();
  }, [said]);
  const end = async (): Promise<void> => {
    if (!ending) return;
    const { id, name } = ending;
    const { error } = await endPass({ id });
    // The guest may have used the user's last slot.
    if (!error) void dispatch(askGateway());
    const done = name ? t('list.ended', { name }) : t('list.endedUnnamed');
    setSaid({ text: error ? errorText(error, t) : done, isGood: !error });
    setEnding(null);
  };
  return { ending, said, outcome, ask: setEnding, end, keep: () => setEnding(null), isEnding };
};
