import { removePicture, setPicture } from '@/lib/server/account/operations';
import { http } from '@/lib/server/http/http';

export const POST = http(setPicture);
export const DELETE = http(removePicture);
