import { browserName } from './browser-name';

const SAFARI = 'AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0';
const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X)';
const ANDROID = 'Mozilla/5.0 (Linux; Android 10; K)';

test.each([
  ['chrome', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36`, 0],
  ['edge', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36 Edg/156.0.0.0`, 0],
  ['chrome', `${MAC} ${CHROME} Safari/537.36`, 0],
  ['safari', `${MAC} ${SAFARI} Safari/605.1.15`, 0],
  ['safari-ios', `${MAC} ${SAFARI} Safari/605.1.15`, 5],
  ['safari-ios', `${IPHONE} ${SAFARI} Mobile/15E148 Safari/604.1`, 5],
  [
    'chrome-ios',
    `${IPHONE} ${SAFARI.replace('Version/26.0', 'CriOS/156.0')} Mobile/15E148 Safari/604.1`,
    5,
  ],
  [
    'other',
    `${IPHONE} ${SAFARI.replace('Version/26.0', 'FxiOS/150.0')} Mobile/15E148 Safari/604.1`,
    5,
  ],
  [
    'in-app',
    `${IPHONE} AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/22G86 [FBAN/MessengerForiOS;FBAV/500]`,
    5,
  ],
  [
    'in-app',
    `Mozilla/5.0 (Linux; Android 15; SM-A556E; wv) ${CHROME} Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/500]`,
    5,
  ],
  ['chrome-android', `${ANDROID} ${CHROME} Mobile Safari/537.36`, 5],
  [
    'samsung',
    `${ANDROID} AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/29.0 Chrome/136.0.0.0 Mobile Safari/537.36`,
    5,
  ],
  ['other', `${ANDROID} ${CHROME} Mobile Safari/537.36 OPR/90.0`, 5],
  [
    'firefox',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:150.0) Gecko/20100101 Firefox/150.0',
    0,
  ],
  ['firefox-android', 'Mozilla/5.0 (Android 15; Mobile; rv:150.0) Gecko/150.0 Firefox/150.0', 5],
  ['in-app', `${IPHONE} AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148`, 5],
  [
    'in-app',
    `${IPHONE} AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 musical_ly_2023 BytedanceWebview/d8a21c6`,
    5,
  ],
  ['in-app', `${IPHONE} AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Snapchat/13.0`, 5],
  ['in-app', `${IPHONE} ${SAFARI} Mobile/15E148 Safari/604.1 Line/15.2.0`, 5],
  [
    'in-app',
    `${IPHONE} AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 [LinkedInApp]/9.30`,
    5,
  ],
  ['in-app', `${ANDROID} ${CHROME} Mobile Safari/537.36 MicroMessenger/8.0.50`, 5],
  ['in-app', `${IPHONE} AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/22G86 Barcelona 380.0`, 5],
  ['in-app', `${IPHONE} AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 GCash/5.8`, 5],
  ['in-app', `${ANDROID} ${CHROME} Mobile Safari/537.36 trill_2023 BytedanceWebview/d8a21c6`, 5],
  ['in-app', `${ANDROID} ${CHROME} Mobile Safari/537.36 [Pinterest/Android]`, 5],
  ['other', '', 0],
])('%s: %s', (name, userAgent, touchPoints) => {
  expect(browserName(userAgent, touchPoints)).toBe(name);
});
