/**
 * The inline script of every page, with the hash by which the content security policy admits it, prerendered or not.
 * `inline-code.test.ts` holds it, and the style hashes of `csp.mjs`, to what is really sent.
 */

/**
 * Runs before the first paint: says on the html element who looks, from the stored user (key `user`), so that the site
 * header is never drawn for a lawyer, nor the visitors' links for someone signed in. Without a stored user but with
 * the hint cookie it is `unknown` until the session answers. `ViewerMark` keeps it true afterwards.
 */
export const PRE_PAINT_SCRIPT =
  "(function(){var d=document.documentElement.dataset,u=null;try{u=JSON.parse(localStorage.getItem('user'))}catch(e){}" +
  "if(u&&u.type)d.viewer=u.type==='LAWYER'?'lawyer':'customer';" +
  "else if(/(^|; )signed_in=/.test(document.cookie))d.viewer='unknown'})()";

/** For `script-src`, without the quotes. */
export const PRE_PAINT_SCRIPT_HASH = 'sha256-xA+Jvrr5BLZ0zsSoCFCF5Zxy0i877fI48RGp/enlBCo=';
