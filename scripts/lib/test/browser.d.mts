export function browserPath(): string | undefined;
export function ensureBrowser(): void;
