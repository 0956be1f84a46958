/**
 * The inline script of every page, with the hash by which the content security policy admits it, prerendered or not.
 * `inline-code.test.ts` holds it, and the style hashes of `csp.mjs`, to what is really sent.
 */

/**
 * Runs before the first paint and sets two attributes on the html element. `data-abroad`: the reader's clock is not Manila's,
 * so that place is kept for their own time, which comes after hydration. `data-viewer`: who looks, so that the site header
 * is never drawn for a lawyer, nor the visitors' links for someone signed in. Without the hint cookie nobody is signed in,
 * and a visitor's first paint does not wait for the browser to open its storage; with it the stored user (key `user`) tells
 * who, or it is `unknown` until the session answers. `ViewerAttribute` keeps it true afterwards.
 */
export const PRE_PAINT_SCRIPT =
  '(function(){var d=document.documentElement.dataset;if(new Date().getTimezoneOffset()!==-480)d.abroad="";' +
  "if(!/(^|; )signed_in=/.test(document.cookie))return;var u=null;try{u=JSON.parse(localStorage.getItem('user'))}catch(e){}" +
  "d.viewer=u&&u.type?u.type==='LAWYER'?'lawyer':'customer':'unknown'})()";

/** For `script-src`, without the quotes. */
export const PRE_PAINT_SCRIPT_HASH = 'sha256-rZpG27NWpf6KGhjtoR69Ta/4qWd3blULeDCPTJBdotE=';
