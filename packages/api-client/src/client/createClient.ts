import { createConnection } from '../connection/connection';
import type { ConnectionOptions } from '../connection/connectionOptions';
import { sessionResource } from '../session/flows/sessionResource';
import { createCallApi } from './callApi';
import { downloadInvoice } from './downloadInvoice';

/** The client: a connection, every call of the contract by its name, and what takes several calls. */
export const createClient = (options: ConnectionOptions = {}) => {
  const connection = createConnection(options);
  return {
    connection,
    call: createCallApi(connection),
    session: sessionResource(connection),
    downloadInvoice: downloadInvoice(connection),
  };
};

export type Client = ReturnType<typeof createClient>;
