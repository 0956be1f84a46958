import { http } from '@/lib/server/http/http';
import { getOwnVerification, resubmitDocuments } from '@/lib/server/verification/operations';

export const GET = http(getOwnVerification);
export const POST = http(resubmitDocuments);
