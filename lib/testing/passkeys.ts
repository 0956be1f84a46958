import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

interface Answer {
  challenge: string;
  origin?: string;
  rpId?: string;
  counter?: number;
  type?: string;
  /** Whose account the device says it is of, as a discoverable passkey does. */
  userId?: string;
  /** Whether the device verified its user. */
  verified?: boolean;
}

const ORIGIN = 'http://127.0.0.1:3000';
const RP_ID = '127.0.0.1';
const url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
const sha256 = (text: Uint8Array | string) => createHash('sha256').update(text).digest();

/** A device with one passkey (ES256), as a browser has it answer (WebAuthn Level 3, 6.3). */
export class SoftPasskey {
  private readonly id = randomBytes(32);
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });

  /** RegistrationResponseJSON. */
  made({ challenge, origin = ORIGIN, rpId = RP_ID, type = 'webauthn.create' }: Answer) {
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.id.length);
    const attested = [Buffer.alloc(16), length, this.id, coseKey(this.keys.publicKey)];
    const authData = Buffer.concat([authenticatorData(rpId, 0x45, 0), ...attested]);
    const object = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', new Uint8Array(authData)],
    ]);
    return {
      ...this.described(),
      response: {
        clientDataJSON: clientData({ type, challenge, origin }),
        attestationObject: url(isoCBOR.encode(object as never)),
        transports: ['internal'],
      },
    };
  }

  /** AuthenticationResponseJSON. */
  answers(answer: Answer) {
    const { challenge, origin = ORIGIN, rpId = RP_ID, counter = 0, type = 'webauthn.get' } = answer;
    const { userId, verified = true } = answer;
    const authData = authenticatorData(rpId, verified ? 0x05 : 0x01, counter);
    const clientDataJSON = clientData({ type, challenge, origin });
    const signed = Buffer.concat([authData, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
    return {
      ...this.described(),
      response: {
        clientDataJSON,
        authenticatorData: url(authData),
        signature: url(sign('sha256', signed, this.keys.privateKey)),
        ...(userId !== undefined && { userHandle: url(Buffer.from(userId)) }),
      },
    };
  }

  /** The credential as the server stores it. */
  stored() {
    return {
      credentialId: url(this.id),
      publicKey: url(coseKey(this.keys.publicKey)),
    };
  }

  private described() {
    return { id: url(this.id), rawId: url(this.id), type: 'public-key' as const };
  }
}

function clientData(data: { type: string; challenge: string; origin: string }): string {
  return url(Buffer.from(JSON.stringify({ ...data, crossOrigin: false })));
}

function authenticatorData(rpId: string, flags: number, counter: number): Buffer {
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  return Buffer.concat([sha256(rpId), Buffer.from([flags]), count]);
}

/** A public key as COSE writes it (RFC 9053, 7.1.1). */
function coseKey(key: KeyObject): Uint8Array {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));
  const cose = new Map<number, unknown>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, bytes(x)],
    [-3, bytes(y)],
  ]);
  return isoCBOR.encode(cose as never);
}
