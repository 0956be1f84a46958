import { route } from '@/lib/server/platform/pipeline/route';
import { answerOffer } from '@/lib/server/cases/operations';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(answerOffer);
