import { createCallApi } from './client/callApi';
import { downloadInvoice } from './client/downloadInvoice';
import { createConnection } from './connection/connection';
import type { ConnectionOptions } from './connection/connectionOptions';
import { logIn } from './flows/logIn';
import { logOut } from './flows/logOut';
import { register } from './flows/register';
import { repeatGatewayLogin } from './flows/repeatGatewayLogin';
import { enterSmsCode, resendCode } from './flows/smsCode';

/** The client: a connection, every call of the contract by name, and the flows of several calls. */
export const createClient = (options: ConnectionOptions = {}) => {
  const connection = createConnection(options);
  return {
    connection,
    call: createCallApi(connection),
    downloadInvoice: downloadInvoice(connection),
    session: {
      logIn: logIn(connection),
      enterSmsCode: enterSmsCode(connection),
      resendCode: resendCode(connection),
      register: register(connection),
      logOut: logOut(connection),
      repeatGatewayLogin: repeatGatewayLogin(connection),
    },
  };
};

export type Client = ReturnType<typeof createClient>;
