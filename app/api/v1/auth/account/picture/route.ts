import { removePicture, setPicture } from '@/lib/server/account/operations';
import { route } from '@/lib/server/http/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(setPicture, removePicture);
