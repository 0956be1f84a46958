export const accountKeys = {
  all: ['account'] as const,
  settings: () => [...accountKeys.all, 'settings'] as const,
  factors: () => [...accountKeys.all, 'factors'] as const,
  sessions: () => [...accountKeys.all, 'sessions'] as const,
};
