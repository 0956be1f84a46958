const FIELDS = [
  ['email', 'Email'],
  ['first', 'First name'],
  ['last', 'Last name'],
];

/** The consent page of a service; its form goes back to `action`. */
export function consentPage(service, action) {
  const inputs = FIELDS.map(
    ([name, label]) => `<p><label>${label} <input name="${name}"></label></p>`,
  );
  return `<!doctype html><html lang="en"><link rel="icon" href="data:,"><title>${service}</title><main><h1>${service} for tests</h1>
<form method="post" action="${action}">${inputs.join('')}
<p><label><input type="checkbox" name="verified" value="yes" checked> Address verified</label></p>
<button name="answer" value="allow">Allow</button> <button name="answer" value="refuse">Refuse</button>
</form></main></html>`;
}

/** A form that arrived. */
export async function readForm(req) {
  const chunks = [];
  for await (const chunk of req) chunks.push(chunk);
  return Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString()));
}

/** Answers with a page. */
export function sendPage(res, html) {
  res.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
  res.end(html);
}
