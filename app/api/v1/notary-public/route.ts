import { saveNotary } from '@/lib/server/notaries/own-notary/operations';
import { listNotaries } from '@/lib/server/notaries/search/operations';
import { route } from '@/lib/server/platform/pipeline/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(listNotaries, saveNotary);
