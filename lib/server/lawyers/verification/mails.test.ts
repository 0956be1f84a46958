import { decisionMail } from './mails';

const APPROVED = { subject: 'identity', firstName: 'Maria', reason: null, isPublic: true } as const;

test('an approval lists what the profile still needs, with links to add it', async () => {
  const { html, text } = await decisionMail({ ...APPROVED, missing: ['picture', 'services'] });
  expect(text).toContain('Clients can’t see your profile yet.');
  expect(text).toMatch(/A photo of you\s+\S*\/lawyer-portal\/profile\/basic-info/);
  expect(html).toMatch(
    /href="[^"]*\/lawyer-portal\/profile\/availability\?part=rules"[^>]*>Both prices</,
  );
  expect(text).not.toContain('Bank details');
});

test('an approval of a complete profile says whether clients see it', async () => {
  const { text } = await decisionMail({ ...APPROVED, missing: [] });
  expect(text.replace(/\s+/g, ' ')).toContain('clients can now find and book you.');
  const hidden = await decisionMail({ ...APPROVED, missing: [], isPublic: false });
  expect(hidden.text.replace(/\s+/g, ' ')).toContain('find and book you once you show it.');
  // Nobody hides what was never shown.
  expect(hidden.text).not.toContain('hidden');
});

test('the check of a commission says nothing about the profile of the lawyer', async () => {
  const { text } = await decisionMail({ ...APPROVED, subject: 'commission', missing: ['picture'] });
  expect(text).not.toContain('A photo of you');
});
