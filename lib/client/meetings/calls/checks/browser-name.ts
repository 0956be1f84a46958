/** Browsers whose ways to a refused camera differ. `in-app`: the one inside another app, such as Messenger. */
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

/**
 * From what a browser says of itself.
 *
 * @param touchPoints an iPad says that it is a Mac, but can be touched
 */
export function browserName(userAgent: string, touchPoints: number): BrowserName {
  const has = (pattern: RegExp) => pattern.test(userAgent);
  const isApple = has(/iPhone|iPad|iPod/) || (has(/Macintosh/) && touchPoints > 1);
  const isAndroid = has(/Android/);
  if (has(/FBAN|FBAV|FB_IAB|Instagram|Line\/|Viber|TikTok|musical_ly|; wv\)/)) return 'in-app';
  if (isApple) {
    if (has(/CriOS/)) return 'chrome-ios';
    return has(/FxiOS|EdgiOS|OPiOS|OPT\/|DuckDuckGo/) || !has(/Safari/) ? 'other' : 'safari-ios';
  }
  if (has(/SamsungBrowser/)) return 'samsung';
  if (has(/Firefox/)) return isAndroid ? 'firefox-android' : 'firefox';
  if (has(/Edg\//)) return 'edge';
  if (has(/OPR\/|EdgA\//)) return 'other';
  if (has(/Chrome/)) return isAndroid ? 'chrome-android' : 'chrome';
  return has(/Macintosh.*Safari/) ? 'safari' : 'other';
}
