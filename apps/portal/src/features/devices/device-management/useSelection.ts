import type { Device } from '@foyer/domain';
import { useState } from 'react';

/** The devices that the user has selected to remove; they survive a change of page. Null while none can be selected. */
export const useSelection = () => {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Device> | null>(null);
  const choose = (device: Device, isChosen: boolean): void =>
    setChosen((before) => {
      const next = new Map(before);
      if (isChosen) next.set(device.id, device);
      else next.delete(device.id);
      return next;
    });
  return {
    isSelecting: chosen !== null,
    devices: [...(chosen?.values() ?? [])],
    /** Null for a lost device: its removal would lift its block (LOST-2). */
    of: (device: Device) =>
      chosen &&
      device.lostAt === null && {
        isChosen: chosen.has(device.id),
        onChoose: (isChosen: boolean) => choose(device, isChosen),
      },
    begin: () => setChosen(new Map()),
    end: () => setChosen(null),
  };
};
