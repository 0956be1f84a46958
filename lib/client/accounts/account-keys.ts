export const accountKeys = {
  all: ['account'] as const,
  settings: () => [...accountKeys.all, 'settings'] as const,
  factors: () => [...accountKeys.all, 'factors'] as const,
  passkeyChallenge: () => [...accountKeys.all, 'passkey-challenge'] as const,
  sessions: () => [...accountKeys.all, 'sessions'] as const,
};
