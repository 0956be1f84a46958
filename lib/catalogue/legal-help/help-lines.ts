import inDanger from '@/content/legal-help/in-danger.json' with { type: 'json' };

// Unparsed, since browsers load it; the schema is held by content-files.test.ts.
export const { emergency, women, children, crisis } = inDanger;
