export { createAccessCodeStore, type AccessCodeStore } from './stores/accessCodeStore';
export { createLocationStore, type LocationStore } from './stores/locationStore';
export { browserStorage, safeStorage, type KeyValueStore } from './stores/safeStorage';
export { createServerClock, type ServerClock } from './stores/serverClock';
export { storageKeys } from './stores/storageKeys';
export { createSessionStores, type SessionStores } from './stores/sessionStores';
export { createTokenStore, type TokenStore } from './stores/tokenStore';
export { watchToken, type StorageEvents, type TokenWatcher } from './watchToken';
export {
  fromWireLocation,
  locationHeader,
  toWireLocation,
  type WireLocation,
} from '../contract/gateway/wireLocation';
