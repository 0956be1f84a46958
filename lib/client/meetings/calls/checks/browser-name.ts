/**
 * Browsers that need different steps after a refused camera. `in-app`: the one inside another app, such as Messenger.
 */
export type BrowserName =
  | 'chrome'
  | 'chrome-android'
  | 'chrome-ios'
  | 'edge'
  | 'firefox'
  | 'firefox-android'
  | 'safari'
  | 'safari-ios'
  | 'samsung'
  | 'in-app'
  | 'other';

/** Apps that open links in their own browser, by user agent; `; wv)` matches every Android WebView. */
const IN_APP =
  /FBAN|FBAV|FB_IAB|Instagram|\bLine\/|Viber|TikTok|musical_ly|BytedanceWebview|trill_|MicroMessenger|KAKAOTALK|Snapchat|LinkedInApp|Twitter for |Pinterest\/|; wv\)/;

/**
 * Returns the browser for a user agent.
 * @param touchPoints an iPad says that it is a Mac, but can be touched
 */
export function browserName(userAgent: string, touchPoints: number): BrowserName {
  const has = (pattern: RegExp) => pattern.test(userAgent);
  const isApple = has(/iPhone|iPad|iPod/) || (has(/Macintosh/) && touchPoints > 1);
  const isAndroid = has(/Android/);
  if (has(IN_APP)) return 'in-app';
  if (isApple) {
    if (has(/CriOS/)) return 'chrome-ios';
    if (has(/FxiOS|EdgiOS|OPiOS|OPT\/|DuckDuckGo/)) return 'other';
    // A page within an app says that it is an iPhone, and not that it is Safari.
    return has(/Safari/) || !has(/AppleWebKit/) ? 'safari-ios' : 'in-app';
  }
  if (has(/SamsungBrowser/)) return 'samsung';
  if (has(/Firefox/)) return isAndroid ? 'firefox-android' : 'firefox';
  if (has(/Edg\//)) return 'edge';
  if (has(/OPR\/|EdgA\//)) return 'other';
  if (has(/Chrome/)) return isAndroid ? 'chrome-android' : 'chrome';
  return has(/Macintosh.*Safari/) ? 'safari' : 'other';
}

/**
 * Returns the current browser. A page on the home screen of an iPhone cannot be distinguished from one within an app.
 */
export function thisBrowser(): BrowserName {
  const { userAgent, maxTouchPoints, standalone } = navigator as Navigator & {
    standalone?: boolean;
  };
  const name = browserName(userAgent, maxTouchPoints);
  return name === 'in-app' && standalone === true ? 'safari-ios' : name;
}
