/**
 * The two pieces of inline code a page contains, with the hashes by which the content security policy admits them on
 * every page, prerendered or not. `inline-code.test.ts` holds them to what is really sent.
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

/**
 * For `style-src`: the style element in which the toast package brings its rules, fetched with the first toast. It is
 * put into the page empty, then filled; the first hash is that of nothing.
 */
export const TOAST_STYLE_HASHES = [
  'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=',
  'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY=',
] as const;
