import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/** Cost of one hash: 16 MiB and about 30 ms, so that guessing from a stolen table is slow. */
const parameters = { N: 16_384, r: 8, p: 1 };
const KEY_LENGTH = 32;

const derive = (password: string, salt: Buffer): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, KEY_LENGTH, parameters, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });

/** Hashes a password with scrypt and a random salt: `scrypt$<salt>$<key>`, base64. */
export const hashPassword = async (password: string): Promise<string> => {
  const salt = randomBytes(16);
  const key = await derive(password, salt);
  return `scrypt$${salt.toString('base64')}$${key.toString('base64')}`;
};

const decoy = `scrypt$${Buffer.alloc(16).toString('base64')}$${Buffer.alloc(KEY_LENGTH).toString('base64')}`;

/**
 * Whether a password matches a hash. Without a hash it does the same work and returns false, so
 * that the time does not reveal whether the account exists.
 */
export const isPasswordRight = async (password: string, hash: string | null): Promise<boolean> => {
  const [, salt = '', key = ''] = (hash ?? decoy).split('$');
  const expected = Buffer.from(key, 'base64');
  const given = await derive(password, Buffer.from(salt, 'base64'));
  return timingSafeEqual(expected, given) && hash !== null;
};
