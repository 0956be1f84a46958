#!/bin/sh
# isbot 5.2.3: the browser inside a wallet's app, which writes its screen as "ws:360|0|3.0", is a bot.
# Guess: a person who opens a link inside Alipay's app, on Android or iOS, is none; apps that only show a page in their own window
# (Facebook, Line) are none either. Seen: the two of Alipay are bots, for the bar between two lengths. The form of these names: ua-parser-js
# issue 563, browscap issue 2254.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent isbot@5.2.3
cat >try.mjs <<'JS'
import { isbot, isbotMatch } from 'isbot';
const android = 'Mozilla/5.0 (Linux; U; Android 10; en-US; V2034A Build/QP1A) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/69.0.3497.100 UWS/3.22.2.33 Mobile Safari/537.36';
const ios = 'Mozilla/5.0 (iPhone; CPU iPhone OS 15_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/19F77';
const seen = {
  'Alipay on Android': `${android} NebulaSDK/1.8.100112 Nebula AlipayDefined(nt:4G,ws:360|0|3.0) AliApp(AP/10.2.51.7100) AlipayClient/10.2.51.7100 Language/en`,
  'Alipay on iOS': `${ios} Ariver/1.1.0 AliApp(AP/10.2.65.8000) Nebula AlipayDefined(nt:WIFI,ws:375|748|3.0) AlipayClient/10.2.65.8000 Language/en`,
  Facebook: `${ios} [FBAN/FBIOS;FBAV/463.0.0.30.110;FBLC/en_US]`,
  Line: `${ios} Safari Line/14.5.0`,
};
for (const [app, name] of Object.entries(seen)) console.log(`${app}: ${isbot(name) ? `a bot for "${isbotMatch(name)}"` : 'none'}`);
JS
seen=$(node try.mjs)
echo "isbot 5.2.3
$seen"
expected='Alipay on Android: a bot for "|"
Alipay on iOS: a bot for "|"
Facebook: none
Line: none'
[ "$seen" = "$expected" ] || { echo "this has changed"; exit 1; }
