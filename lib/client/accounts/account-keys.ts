export const accountKeys = {
  all: ['account'] as const,
  settings: () => [...accountKeys.all, 'settings'] as const,
  sessions: () => [...accountKeys.all, 'sessions'] as const,
};
