import { createHash, sign as createSignature, generateKeyPairSync, randomBytes } from 'node:crypto';

/** Flags of authenticator data: user present and verified, and backed up in a password manager. */
const PRESENT = 0x01;
const VERIFIED = 0x04;
const BACKED_UP = 0x18;
const HAS_CREDENTIAL = 0x40;

type Cbor = number | string | Buffer | Map<number | string, Cbor>;

/** Encodes the part of CBOR that attestations use. */
function cbor(value: Cbor): Buffer {
  const head = (major: number, size: number) =>
    size < 24
      ? Buffer.from([(major << 5) | size])
      : size < 256
        ? Buffer.from([(major << 5) | 24, size])
        : Buffer.from([(major << 5) | 25, size >> 8, size & 255]);
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const entries = [...value].flatMap(([key, one]) => [cbor(key), cbor(one)]);
  return Buffer.concat([head(5, value.size), ...entries]);
}

const inBase64 = (bytes: Buffer) => bytes.toString('base64url');

interface Options {
  challenge: string;
  rp?: { id?: string };
  rpId?: string;
  user?: { id: string };
}

/** A software authenticator with one passkey, for tests without a browser. Those of password managers do not count. */
export function createAuthenticator({ origin = 'http://localhost', verifies = true, counts = true } = {}) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x, y } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(32);
  let counter = 0;
  let userHandle = '';

  const clientData = (type: string, challenge: string, from: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }));
  const data = (rpId: string, flags: number) => {
    const count = Buffer.alloc(4);
    if (counts) count.writeUInt32BE(++counter);
    const verified = verifies ? VERIFIED : 0;
    const rp = createHash('sha256').update(rpId).digest();
    return Buffer.concat([rp, Buffer.from([PRESENT | verified | BACKED_UP | flags]), count]);
  };
  const credential = {
    id: inBase64(id),
    rawId: inBase64(id),
    type: 'public-key' as const,
    clientExtensionResults: {},
  };

  return {
    id: credential.id,
    /** Creates the passkey. */
    create(options: unknown) {
      const { challenge, rp, user } = options as Options;
      userHandle = user!.id;
      const key = cbor(
        new Map<number, Cbor>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, Buffer.from(x!, 'base64url')],
          [-3, Buffer.from(y!, 'base64url')],
        ]),
      );
      const size = Buffer.from([id.length >> 8, id.length & 255]);
      const authData = Buffer.concat([
        data(rp?.id ?? 'localhost', HAS_CREDENTIAL),
        Buffer.alloc(16),
        size,
        id,
        key,
      ]);
      const attestation = new Map<string, Cbor>([
        ['fmt', 'none'],
        ['attStmt', new Map<string, Cbor>()],
        ['authData', authData],
      ]);
      return {
        ...credential,
        response: {
          clientDataJSON: inBase64(clientData('webauthn.create', challenge, origin)),
          attestationObject: inBase64(cbor(attestation)),
          transports: ['internal'],
        },
      };
    },
    /** Signs a challenge; `from` is the origin of the page that asks. */
    sign(options: unknown, from = origin) {
      const { challenge, rpId = 'localhost' } = options as Options;
      const client = clientData('webauthn.get', challenge, from);
      const authenticatorData = data(rpId, 0);
      const hash = createHash('sha256').update(client).digest();
      return {
        ...credential,
        response: {
          clientDataJSON: inBase64(client),
          authenticatorData: inBase64(authenticatorData),
          signature: inBase64(
            createSignature('sha256', Buffer.concat([authenticatorData, hash]), privateKey),
          ),
          userHandle,
        },
      };
    },
  };
}
