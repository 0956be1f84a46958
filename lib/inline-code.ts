/**
 * The inline script of every page, with the hash by which the content security policy admits it, prerendered or not.
 * `inline-code.test.ts` holds it, and the style hashes of `csp.ts`, to what is really sent.
 */
import { HYDRATED_EVENT, OFFLINE_TAP_EVENT, STAYED_EVENT, STUCK } from './tap-events';

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
 * on a button that needs scripts is kept, and done when they are there. From the time that React listens it stops every press
 * on what it has not hydrated at the root: one that reached its button was taken, any other is repeated until it is.
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
  "on('click',function(e){var b=e.target.closest('button[type=button]');" +
  'if(!b||b.commandForElement||b.popoverTargetElement)return;' +
  "if(b!==p)mark(b);b.addEventListener('click',reached,{once:true});if(r)setTimeout(press,100,b,e)},true);" +
  // A button that React will listen to has properties of its own.
  'function reached(){if(p===this&&(r||Object.keys(this).length))clear()}' +
  // What a part of the page took for itself, as the end of a drag, it prevented as well.
  'function press(b,e){if(p===b)e&&e.defaultPrevented?clear():b.click()}' +
  `on('${HYDRATED_EVENT}',function(){var b=p;r=1;if(b&&b.type==='button'){mark(b);setTimeout(press,0,b)}});` +
  "on('submit',function(e){if(!e.defaultPrevented&&e.submitter)mark(e.submitter)});" +
  `on('pageshow',function(e){if(e.persisted)clear()});on('${STAYED_EVENT}',clear)})()`;

/**
 * Shows why nothing answers, 8 seconds after the page has arrived, where it is still not hydrated and a script of ours failed: one that
 * ends with an error, as a browser that does not know its syntax does at once, or one that did not arrive. Slow scripts are waited for.
 */
const STUCK_SCRIPT =
  '(function(){var w,r,on=addEventListener;' +
  'function hide(h){var x=document.getElementById(w);if(x)x.hidden=h}' +
  "on('error',function(e){" +
  `if(e.target.src)w=w||'${STUCK.missing}';else if(e.filename&&!e.filename.indexOf(location.origin))w='${STUCK.old}'},true);` +
  `on('${HYDRATED_EVENT}',function(){r=1;hide(true)});` +
  "on('load',function(){setTimeout(function(){if(!r)hide(false)},8000)})})()";

/** What every page runs before its first paint. */
export const PRE_PAINT_SCRIPT = `${VIEWER_SCRIPT};${TAP_SCRIPT};${STUCK_SCRIPT}`;

/** For `script-src`, without the quotes. */
export const PRE_PAINT_SCRIPT_HASH = 'sha256-yFgAmp5EoGbhA6s0eWjFSPR0rvy4xgPkIS6oVHX9MCg=';
