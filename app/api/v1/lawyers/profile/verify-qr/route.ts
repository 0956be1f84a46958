import { http } from '@/lib/server/http/http';
import { verifyQr } from '@/lib/server/lawyers/operations';

export const GET = http(verifyQr);
