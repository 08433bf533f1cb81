import type { PersonaSeed, VenueSeed } from '../VenueSeed';
import { canalWharf } from './canalWharf';
import { cedarPine } from './cedarPine';
import { halden } from './halden';
import { hartsmere } from './hartsmere';
import { mercer } from './mercer';
import { meridian } from './meridian';
import { lido, tollgate } from './tollgateAndLido';
import { oldBrewery } from './oldBrewery';
import { lilas, speicherhof } from './speicherhofAndLilas';
import { ruda } from './ruda';
import { stationLofts } from './stationLofts';
import { trenance } from './trenance';
import { canalHall, unionStreet } from './unionStreet';

/** Every venue of the sandbox, in the console's order. */
export const venues: readonly VenueSeed[] = [
  canalWharf,
  hartsmere,
  trenance,
  ruda,
  unionStreet,
  canalHall,
  mercer,
  halden,
  meridian,
  stationLofts,
  cedarPine,
  tollgate,
  lido,
  oldBrewery,
  speicherhof,
  lilas,
];

/** Finds a venue by its location id and a persona of it by key. */
export const findPersona = (
  locationId: string,
  key: string,
): { venue: VenueSeed; persona: PersonaSeed } | null => {
  const venue = venues.find((candidate) => candidate.locationId === locationId);
  const persona = venue?.personas.find((candidate) => candidate.key === key);
  return venue && persona ? { venue, persona } : null;
};
