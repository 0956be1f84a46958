export function postgresInstallation(): string | undefined;
export function ensurePostgresPrograms(): void;
