/**
 * The inline script of every page, with the hash by which the content security policy admits it, prerendered or not.
 * `inline-code.test.ts` holds it, and the style hashes of `csp.mjs`, to what is really sent.
 */
import { HYDRATED_EVENT, OFFLINE_TAP_EVENT, STAYED_EVENT } from './tap-events';

/**
 * Sets two attributes on the html element. `data-abroad`: the reader's clock is not Manila's, so that place is kept for
 * their own time, which comes after hydration. `data-viewer`: who looks, so that the site header
 * is never drawn for a lawyer, nor the visitors' links for someone signed in. Without the hint cookie nobody is signed in,
 * and a visitor's first paint does not wait for the browser to open its storage; with it the stored user (key `user`) tells
 * who, or it is `unknown` until the session answers. `ViewerAttribute` keeps it true afterwards.
 */
const VIEWER_SCRIPT =
  '(function(){var d=document.documentElement.dataset;if(new Date().getTimezoneOffset()!==-480)d.abroad="";' +
  "if(!/(^|; )signed_in=/.test(document.cookie))return;var u=null;try{u=JSON.parse(localStorage.getItem('user'))}catch(e){}" +
  "d.viewer=u&&u.type?u.type==='LAWYER'?'lawyer':'customer':'unknown'})()";

/**
 * Answers every tap at once, also before the page is hydrated: what is tapped gets `data-pending`, which `globals.css`
 * draws, until the address has changed, for 10 seconds at most. Links and forms go their way by themselves; the last press
 * on a button that needs scripts is kept, and done when they are there. Whether React took a press is known when it has
 * passed the whole page, a link's default can only be stopped before React sees it: hence two listeners.
 */
const TAP_SCRIPT =
  '(function(){var p,t,r,l=location,on=addEventListener;' +
  "function clear(){clearInterval(t);if(p)p.removeAttribute('data-pending');p=0}" +
  "function mark(x){var h=l.href,n=0;clear();p=x;x.setAttribute('data-pending','');" +
  't=setInterval(function(){if(l.href!==h||++n>99&&(r||x.href))clear()},100)}' +
  "on('click',function(e){var a=e.target.closest('a[href]');" +
  'if(!a||e.button||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey||/^_(?!self)/.test(a.target)||' +
  "a.hasAttribute('download')||a.origin!==l.origin||/^.api./.test(a.pathname)||" +
  "a.href.split('#')[0]===l.href.split('#')[0])return;" +
  // “Load more” has its own words for it.
  `if(r&&!navigator.onLine&&a.rel!=='next'){e.preventDefault();dispatchEvent(new Event('${OFFLINE_TAP_EVENT}'))}else mark(a)},true);` +
  "on('click',function(e){var b=e.target.closest('button[type=button]');if(b&&!r&&!b.commandForElement&&!b.popoverTargetElement)mark(b)});" +
  `on('${HYDRATED_EVENT}',function(){r=1;if(p&&p.type==='button')setTimeout(press,0,p,99)});` +
  // The root listens before its parts do: React marks a button that listens with properties of its own.
  'function press(b,n){if(p===b)if(Object.keys(b).length||!n){clear();b.click()}else setTimeout(press,100,b,n-1)}' +
  "on('submit',function(e){if(!e.defaultPrevented&&e.submitter)mark(e.submitter)});" +
  `on('pageshow',function(e){if(e.persisted)clear()});on('${STAYED_EVENT}',clear)})()`;

/** What every page runs before its first paint. */
export const PRE_PAINT_SCRIPT = `${VIEWER_SCRIPT};${TAP_SCRIPT}`;

/** For `script-src`, without the quotes. */
export const PRE_PAINT_SCRIPT_HASH = 'sha256-wg8/DWZFuAgIPywqjH82TX1gTVqWPT32zYbSS8qmTak=';
