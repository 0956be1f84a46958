import { FAILED_PAGE, LOST_PAGE, REFERENCE_PLACE } from '../../../lib/stand-in-pages.mjs';
import { askInside } from './ask-inside.mjs';

/** How a page begins that Next sends with nothing in it, for the scripts to fill. */
const BLANK = Buffer.from('<!DOCTYPE html><html id="__next_error__"');
/** The number of an error of the server, in the data for the scripts. */
const REFERENCE = /E\{\\"digest\\":\\"(\d+(?:@E\d+)?)\\"/;
/** They need their scripts anyway, which show the lost page in the frame of the portal. */
const PORTAL = /^\/(?:customer|lawyer)-portal(?![^/?])/;

/** Finds a complete page in place of one that would be blank until its scripts have run; null where there is none. */
export function createStandIns(handle) {
  const pageAt = async (path, status) => {
    const { status: given, body } = await askInside(handle, path);
    if (given !== status) throw new Error(`${path} answered ${given}`);
    return body;
  };

  const find = async (url, status, html) => {
    if (status === 404) return PORTAL.test(url) ? null : pageAt(LOST_PAGE, 404);
    // Without a number it was a script that failed on the server: it may well succeed in the browser.
    const [, reference] = REFERENCE.exec(html.toString()) ?? [];
    if (!reference) return null;
    const page = await pageAt(FAILED_PAGE, 200);
    return Buffer.from(page.toString().replaceAll(REFERENCE_PLACE, reference));
  };

  return async function standInFor(url, status, html) {
    if (!html.subarray(0, BLANK.length).equals(BLANK)) return null;
    try {
      return await find(url, status, html);
    } catch (error) {
      console.error(error);
      return null;
    }
  };
}
