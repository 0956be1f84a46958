import { create } from 'qrcode';
import sharp from 'sharp';
import { bookingLinkPath } from '@/lib/domain/accounts/check-address';
import { env } from '@/lib/env';
import { fetchApi } from '@/lib/testing/api/requests';
import { newLawyer } from '@/lib/testing/factories';

/** Cells of light around the code. */
const MARGIN = 4;

test.each(['png', 'svg'])(
  'the code as %s says the address of the lawyer, cell by cell',
  async (format) => {
    const { cookie, lawyerId } = await newLawyer();
    const address = `http://localhost/api/v1/lawyers/profile/booking-link/code?format=${format}`;
    const response = await fetchApi(new Request(address, { headers: { cookie } }));
    expect(response.status).toBe(200);
    const picture = sharp(Buffer.from(await response.arrayBuffer()));
    const { data, info } = await picture.greyscale().raw().toBuffer({ resolveWithObject: true });
    expect(info).toMatchObject({ width: 1024, height: 1024 });

    const url = `${env.SITE_URL}${bookingLinkPath(lawyerId)}`;
    const { modules } = create(url, { errorCorrectionLevel: 'M' });
    const size = modules.size + 2 * MARGIN;
    const middle = (cell: number) => Math.floor(((cell + 0.5) * info.width) / size);
    const cells = Array.from({ length: size }, (_, index) => index);
    const isInside = (cell: number) => cell >= MARGIN && cell < size - MARGIN;
    const drawn = cells.map((y) =>
      cells.map((x) => (data[(middle(y) * info.width + middle(x)) * info.channels] ?? 0) < 128),
    );
    const wanted = cells.map((y) =>
      cells.map((x) => isInside(x) && isInside(y) && Boolean(modules.get(y - MARGIN, x - MARGIN))),
    );
    expect(drawn).toEqual(wanted);
  },
);
