import 'server-only';

export async function loadDemoData(_now: number): Promise<void> {}
