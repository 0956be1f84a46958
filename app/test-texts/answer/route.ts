import { answerFromTestPhone } from '@/lib/server/notifications/texts/stand-in';

export const POST = answerFromTestPhone;
