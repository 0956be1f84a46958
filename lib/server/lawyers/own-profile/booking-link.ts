import 'server-only';
import { type QRCodeToStringOptions, toString as toText } from 'qrcode';
import sharp from 'sharp';
import * as contract from '@/lib/contract/lawyers/booking-link';
import { bookingLinkPath } from '@/lib/domain/accounts/check-address';
import { env } from '@/lib/env';
import { operation } from '@/lib/server/platform/pipeline/operation';
import { lawyerIdOf } from '@/lib/server/platform/session/actor';
import type { Feature } from '@/lib/server/registry/feature';

// Operations

/** Pixels: enough for a poster. Scanners need a margin of four light cells. */
const LOOK = {
  width: 1024,
  margin: 4,
  errorCorrectionLevel: 'M',
} as const satisfies QRCodeToStringOptions;

export const getBookingCode = operation(contract.getBookingCode, async ({ actor, query }) => {
  const lawyerId = lawyerIdOf(actor);
  const url = `${env.SITE_URL}${bookingLinkPath(lawyerId)}`;
  const { contentType, body } = await DRAWN[query.format](url);
  const name = `booking-link-${lawyerId}.${query.format}`;
  return { name, contentType, size: body.byteLength, body };
});

const DRAWN = {
  svg: async (url: string) => ({
    contentType: 'image/svg+xml',
    body: new TextEncoder().encode(await svgOf(url)),
  }),
  // From the SVG: drawing its million pixels in JavaScript would hold up every other request.
  png: async (url: string) => ({
    contentType: 'image/png',
    body: new Uint8Array(
      await sharp(Buffer.from(await svgOf(url)))
        .removeAlpha()
        .png()
        .toBuffer(),
    ),
  }),
};

const svgOf = (url: string) => toText(url, { ...LOOK, type: 'svg' });

// Feature

export const bookingLink: Pick<Feature, 'operations'> = {
  operations: [getBookingCode],
};
